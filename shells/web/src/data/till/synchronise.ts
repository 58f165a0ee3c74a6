import { api, dataOf } from '../../api/client.ts'
import { isApiError } from '../../api/problem.ts'
import type { TillDatabase } from './till-database.ts'
import type { KeptSale, QueueEntry, SaleOutcome, Till } from './till-types.ts'

type Entry = { readonly key: number; readonly entry: QueueEntry }

const BATCH = 100
const DAY_MS = 86_400_000

/** Tells the server what it does not know yet, in order. Sent twice, it is there once: every entry has an id of the till. */
export const synchronise = (database: TillDatabase): Promise<void> =>
  // Two tabs of one till do not tell the same thing at once.
  navigator.locks.request('tamga-till-queue', async () => {
    for (;;) {
      const queue = await database.read(work => work.queue())
      const till = await database.read(work => work.get('till'))
      if (queue.length === 0 || !till) return
      if (!(await tellNext(database, till, queue))) return
    }
  })

/** False: it goes no further now. */
async function tellNext(database: TillDatabase, till: Till, queue: readonly Entry[]): Promise<boolean> {
  const [first] = queue
  if (!first) return false
  if (first.entry.kind === 'sale') return tellSales(database, till, queue)
  if (first.entry.kind === 'open') return tellOpening(database, till, first)
  const { shift, closed_at, counts } = first.entry
  await api.POST('/api/v1/pos/shifts/{id}/close', {
    params: { path: { id: shift } },
    body: { closed_at, counts },
  })
  await database.change(work => work.dequeue(first.key))
  return true
}

async function tellOpening(database: TillDatabase, till: Till, { key, entry }: Entry): Promise<boolean> {
  if (entry.kind !== 'open') return false
  const lease = await database.read(work => work.get('lease'))
  const { id, opened_at, opening_cash } = entry.shift
  const told = await dataOf(
    api.POST('/api/v1/pos/tills/{id}/shifts', {
      params: { path: { id: till.id } },
      body: { id, lease: lease!.id, opened_at, opening_cash },
    }),
  )
  await database.change(async work => {
    const shift = await work.get('shift')
    if (shift?.id === id) work.put('shift', { ...shift, may_discount: told.may_discount, is_known: true })
    work.dequeue(key)
  })
  return true
}

async function tellSales(database: TillDatabase, till: Till, queue: readonly Entry[]): Promise<boolean> {
  const end = queue.findIndex(({ entry }) => entry.kind !== 'sale')
  const batch = queue.slice(0, Math.min(BATCH, end === -1 ? queue.length : end))
  const { lease, sales } = await database.read(async work => ({
    lease: await work.get('lease'),
    sales: await Promise.all(batch.map(({ entry }) => work.sale(entry.kind === 'sale' ? entry.id : ''))),
  }))
  const { results } = await dataOf(
    api.POST('/api/v1/pos/tills/{id}/sales', {
      params: { path: { id: till.id } },
      body: { lease: lease!.id, sales: sales.map(kept => kept!.sale) },
    }),
  )
  await database.change(async work => {
    for (const [index, { key }] of batch.entries()) {
      const kept = await work.sale(sales[index]!.id)
      const told = results.find(({ id }) => id === kept?.id)
      if (!kept || !told) continue
      work.putSale(answered(kept, told))
      if (told.outcome !== 'refused') work.dequeue(key)
    }
  })
  return results.every(({ outcome }) => outcome !== 'refused')
}

const answered = (kept: KeptSale, { outcome, reason, issues }: SaleOutcome): KeptSale => ({
  ...kept,
  state: outcome === 'refused' ? 'refused' : 'recorded',
  reason,
  issues,
})

/** What is sold, as of now. Whole once a day: what was deleted leaves only then. */
export async function refreshCatalogue(database: TillDatabase): Promise<void> {
  const known = await database.read(work => work.get('catalogue'))
  const isOld = !known || Date.now() - Date.parse(known.asked_at) > DAY_MS
  let cursor = isOld ? undefined : known.cursor
  for (let more = true, isFirst = true; more; isFirst = false) {
    const page = await dataOf(
      api.GET('/api/v1/pos/catalogue', { params: { query: { limit: 1000, ...(cursor && { cursor }) } } }),
    )
    const asked_at = isOld ? new Date().toISOString() : known.asked_at
    await database.change(work => {
      if (page.reset || (isFirst && isOld)) work.forgetProducts()
      for (const item of page.items) work.putProduct(item)
      work.put('catalogue', { cursor: page.cursor, asked_at })
    })
    cursor = page.cursor
    more = page.more
  }
}

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
  const queue = await database.read(work => work.queue())
  await database.change(async work => {
    const before = await work.get('lease')
    // While something waits to be told, the till itself knows its next number best.
    const isAhead = before?.id === lease.id && queue.length > 0
    work.put('lease', isAhead ? before : lease)
    work.put('till', till)
    work.put('seller', seller)
  })
  await refreshCatalogue(database)
}

/** Another device has the till. */
export const isHeldElsewhere = (error: unknown): boolean => isApiError(error) && error.code === 'till_held'
