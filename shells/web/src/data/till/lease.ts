import { api, dataOf } from '../../api/client.ts'
import { isApiError } from '../../api/problem.ts'
import { refreshCatalogue } from './catalogue.ts'
import { toHundredths, toText } from './decimal.ts'
import { synchronise } from './synchronise.ts'
import { adopted } from './tally.ts'
import { numberText } from './till.ts'
import type { TillDatabase } from './till-database.ts'
import type { KeptSale, Lease, OpenShift, Till } from './till-types.ts'
import type { Work } from './till-work.ts'

/** Gives a till to this device, and keeps what it needs to sell without a network. */
export async function takeTill(database: TillDatabase, till: Till, takeOver = false): Promise<void> {
  const device = (await database.read(work => work.get('device'))) ?? {
    id: crypto.randomUUID(),
    name: till.name,
  }
  await database.change(work => work.put('device', device))
  const lease = await dataOf(
    api.POST('/api/v1/pos/tills/{id}/lease', {
      params: { path: { id: till.id } },
      body: { device: device.id, device_name: device.name, ...(takeOver && { take_over: true }) },
    }),
  )
  const seller = await dataOf(api.GET('/api/v1/pos/me'))
  const open = await readOpenShift(till.id)
  await database.change(async work => {
    await keepLease(work, lease)
    work.put('till', till)
    work.put('seller', seller)
    work.forget('lost')
    if (open && !(await work.get('shift'))) work.put('shift', open)
  })
  await refreshCatalogue(database)
}

/** The shift that the last device left open, or this one before it was set up anew: it goes on until somebody counts and closes it. */
async function readOpenShift(tillId: string): Promise<OpenShift | null> {
  const { open_shift } = await dataOf(api.GET('/api/v1/pos/tills/{id}', { params: { path: { id: tillId } } }))
  if (!open_shift) return null
  return adopted(await dataOf(api.GET('/api/v1/pos/shifts/{id}', { params: { path: { id: open_shift } } })))
}

/** Sales of the queue, in the order of their numbers. */
async function queuedSales(work: Work): Promise<KeptSale[]> {
  const queue = await work.queue()
  const sales = await Promise.all(
    queue.map(({ entry }) => (entry.kind === 'sale' ? work.sale(entry.id) : undefined)),
  )
  return sales.filter(sale => sale !== undefined)
}

/** While something waits to be told, the till itself knows its next number best. */
async function keepLease(work: Work, lease: Lease): Promise<void> {
  const before = await work.get('lease')
  const waiting = (await queuedSales(work)).filter(({ lease: id }) => id === before?.id)
  if (before?.prefix !== lease.prefix || waiting.length === 0) return work.put('lease', lease)
  for (const kept of waiting) work.putSale({ ...kept, lease: lease.id })
  const next_number = Math.max(lease.next_number, before.next_number)
  work.put('lease', { ...lease, next_number })
}

/** Another device has the till. */
export const isHeldElsewhere = (error: unknown): boolean => isApiError(error) && error.code === 'till_held'

/** Whether the till is still this device's. One that was taken over hands over what it has, and sells no more. */
export async function checkLease(database: TillDatabase): Promise<void> {
  const { till, lease } = await database.read(async work => ({
    till: await work.get('till'),
    lease: await work.get('lease'),
  }))
  if (!till || !lease) return
  const { holder } = await dataOf(api.GET('/api/v1/pos/tills/{id}', { params: { path: { id: till.id } } }))
  await database.change(async work => {
    const now = await work.get('lease')
    if (now?.id !== lease.id) return
    if (holder?.lease === lease.id) work.forget('lost')
    else work.put('lost', { device_name: holder?.device_name ?? null, taken_by: holder?.taken_by ?? null })
  })
}

/** Only what is whole can be given back: everything sent, and the shift counted. */
export async function forgetTill(database: TillDatabase): Promise<void> {
  await database.change(async work => {
    if ((await work.queue()).length > 0) throw new Error('something was not sent')
    for (const name of ['till', 'lease', 'shift', 'seller', 'lost', 'stuck', 'closed'] as const)
      work.forget(name)
  })
}

/** The till is free for another device, which goes on with its numbers. */
export async function releaseTill(database: TillDatabase): Promise<void> {
  const { queue, lease, device } = await database.read(async work => ({
    queue: await work.queue(),
    lease: await work.get('lease'),
    device: await work.get('device'),
  }))
  if (queue.length > 0 || !lease) throw new Error('something was not sent')
  await api.DELETE('/api/v1/pos/leases/{id}', {
    params: { path: { id: lease.id } },
    body: { ...(device && { device: device.id }) },
  })
  await forgetTill(database)
}

/** Who is signed in now gives the discount that the shift does not: the sale is handed over in their name. */
export async function grantDiscount(database: TillDatabase, id: string): Promise<void> {
  await database.change(async work => {
    const kept = await work.sale(id)
    if (kept) work.putSale({ ...kept, state: 'queued', sale: { ...kept.sale, grants_discount: true } })
  })
  await synchronise(database)
}

/** Somebody else used the numbers: what waits gets the next ones, and says which stood on paper. */
export async function renumber(database: TillDatabase): Promise<void> {
  const till = await database.read(work => work.get('till'))
  if (!till) return
  const device = await database.read(work => work.get('device'))
  const lease = await dataOf(
    api.POST('/api/v1/pos/tills/{id}/lease', {
      params: { path: { id: till.id } },
      body: { device: device!.id, device_name: device!.name },
    }),
  )
  await database.change(async work => {
    const waiting = await queuedSales(work)
    for (const [at, kept] of waiting.entries()) {
      const number = lease.next_number + at
      work.putSale({
        ...{ ...kept, lease: lease.id, number: numberText(lease, number), state: 'queued' },
        sale: { ...kept.sale, number, note: kept.number },
      })
    }
    work.put('lease', { ...lease, next_number: lease.next_number + waiting.length })
  })
  await synchronise(database)
}

/** A shift is open at the till that this device does not know: what was sold here belongs to it. */
export async function joinOpenShift(database: TillDatabase): Promise<void> {
  const till = await database.read(work => work.get('till'))
  const open = till && (await readOpenShift(till.id))
  if (!open) return synchronise(database)
  await database.change(async work => {
    const [first] = await work.queue()
    if (first?.entry.kind !== 'open') return
    const { id, tally, moves } = { ...first.entry.shift, ...(await work.get('shift')) }
    for (const kept of await queuedSales(work))
      if (kept.sale.shift === id) work.putSale({ ...kept, sale: { ...kept.sale, shift: open.id } })
    for (const { key, entry } of await work.queue())
      if (entry.kind === 'cash' || entry.kind === 'close') work.requeue(key, { ...entry, shift: open.id })
    work.put('shift', {
      ...open,
      tally: { ...tally, methods: joined(open, tally) },
      moves: [...open.moves, ...moves],
    })
    work.dequeue(first.key)
    work.forget('stuck')
  })
  await synchronise(database)
}

function joined(open: OpenShift, tally: OpenShift['tally']): OpenShift['tally']['methods'] {
  const sum = (method: 'cash' | 'card' | 'transfer') =>
    toText(toHundredths(open.tally.methods[method]) + toHundredths(tally.methods[method]))
  return { cash: sum('cash'), card: sum('card'), transfer: sum('transfer') }
}
