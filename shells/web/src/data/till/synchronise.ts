import { api, dataOf } from '../../api/client.ts'
import { isApiError } from '../../api/problem.ts'
import { tallied } from './tally.ts'
import type { TillDatabase } from './till-database.ts'
import type { GivenSale, KeptSale, QueueEntry, SaleOutcome, Till } from './till-types.ts'
import type { Work } from './till-work.ts'

type Entry = { readonly key: number; readonly entry: QueueEntry }

const BATCH = 100

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

/** False: it goes no further now. What is refused is written down, so that somebody can see it and do something. */
async function tellNext(database: TillDatabase, till: Till, queue: readonly Entry[]): Promise<boolean> {
  const [first] = queue
  if (!first) return false
  try {
    if (first.entry.kind === 'sale') return await tellSales(database, till, queue)
    await tellOther(database, till, first)
    return true
  } catch (error) {
    if (!isApiError(error) || isPassing(error.status)) throw error
    const { title, detail } = error.problem
    const text = [title, detail].filter(Boolean).join(' ')
    await database.change(work => work.put('stuck', { kind: first.entry.kind, code: error.code, text }))
    return false
  }
}

/** No network, nobody signed in, or too much to do: it is tried again by itself. */
const isPassing = (status: number): boolean =>
  status < 400 || status === 401 || status === 429 || status >= 500

const done = (database: TillDatabase, key: number): Promise<void> =>
  database.change(work => {
    work.dequeue(key)
    work.forget('stuck')
  })

async function tellOther(database: TillDatabase, till: Till, { key, entry }: Entry): Promise<void> {
  if (entry.kind === 'open') return tellOpening(database, till, { key, entry })
  if (entry.kind === 'close')
    await api.POST('/api/v1/pos/shifts/{id}/close', {
      params: { path: { id: entry.shift } },
      body: { closed_at: entry.closed_at, counts: entry.counts },
    })
  if (entry.kind === 'cash')
    await api.POST('/api/v1/pos/shifts/{id}/cash', {
      params: { path: { id: entry.shift } },
      body: { ...entry.move },
    })
  await done(database, key)
}

async function tellOpening(database: TillDatabase, till: Till, { key, entry }: Entry): Promise<void> {
  if (entry.kind !== 'open') return
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
    if (shift?.id === id) {
      const known = { may_discount: told.may_discount, is_known: true, seller: told.seller }
      work.put('shift', { ...shift, ...known })
    }
    work.dequeue(key)
    work.forget('stuck')
  })
}

/** Sales in a row that were numbered under one lease. */
async function nextBatch(database: TillDatabase, queue: readonly Entry[]) {
  const end = queue.findIndex(({ entry }) => entry.kind !== 'sale')
  const entries = queue.slice(0, Math.min(BATCH, end === -1 ? queue.length : end))
  const all = await database.read(work =>
    Promise.all(
      entries.map(async ({ key, entry }) => ({
        key,
        kept: (await work.sale(entry.kind === 'sale' ? entry.id : ''))!,
      })),
    ),
  )
  const other = all.findIndex(({ kept }) => kept.lease !== all[0]!.kept.lease)
  return other === -1 ? all : all.slice(0, other)
}

async function tellSales(database: TillDatabase, till: Till, queue: readonly Entry[]): Promise<boolean> {
  const batch = await nextBatch(database, queue)
  const { results } = await dataOf(
    api.POST('/api/v1/pos/tills/{id}/sales', {
      params: { path: { id: till.id } },
      body: { lease: batch[0]!.kept.lease, sales: batch.map(({ kept }) => kept.sale) },
    }),
  )
  return database.change(async work => {
    let goesOn = true
    let hasRefused = false
    for (const { key, kept: sent } of batch) {
      const told = results.find(({ id }) => id === sent.id)
      const kept = await work.sale(sent.id)
      if (!kept || !told) return false
      if (told.outcome !== 'refused') {
        work.putSale(answered(kept, told))
        if (kept.sale.kind === 'return') await countReturn(work, kept)
        work.dequeue(key)
        // Those behind a refused one are refused for their numbers alone: they wait as they are.
      } else if (!hasRefused) {
        hasRefused = true
        goesOn = await refuse(work, { key, kept, told })
      }
    }
    if (goesOn) work.forget('stuck')
    return goesOn
  })
}

/** A return is counted once it is sure. */
async function countReturn(work: Work, kept: KeptSale): Promise<void> {
  const shift = await work.get('shift')
  if (shift?.id === kept.sale.shift) work.put('shift', { ...shift, tally: tallied(shift.tally, kept) })
}

type Refused = { readonly key: number; readonly kept: KeptSale; readonly told: SaleOutcome }

/** A sale waits for a person. Of a return nothing was printed: its number goes to the next one, or stays as a receipt over nothing. */
async function refuse(work: Work, { key, kept, told }: Refused): Promise<boolean> {
  work.putSale(answered(kept, told))
  if (kept.sale.kind === 'sale') return false
  const lease = await work.get('lease')
  if (lease?.id === kept.lease && lease.next_number === kept.sale.number + 1) {
    work.put('lease', { ...lease, next_number: kept.sale.number })
    work.dequeue(key)
    return true
  }
  const filling = fillingOf(kept, told.reason)
  work.putSale(filling)
  work.requeue(key, { kind: 'sale', id: filling.id })
  return true
}

/** Later numbers are on paper already: no number may be missing before them. */
function fillingOf(kept: KeptSale, reason: string | null): KeptSale {
  const { shift, number, sold_at } = kept.sale
  const sale: GivenSale = {
    ...{ id: crypto.randomUUID(), shift, kind: 'sale', number, sold_at, payments: [], total: '0' },
    lines: [{ name: kept.number, quantity: '1', unit_price: '0', tax_class: 'standard' }],
    note: reason ?? '',
  }
  return { ...kept, id: sale.id, sale, returns: null, tax: '0', state: 'queued', reason: null }
}

const answered = (kept: KeptSale, { outcome, reason, issues }: SaleOutcome): KeptSale => ({
  ...kept,
  state: outcome === 'refused' ? 'refused' : 'recorded',
  reason,
  issues,
})
