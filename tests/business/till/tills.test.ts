import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import {
  type Answer,
  createClient,
  makeOpenFolder,
  pg,
  type RunningService,
  removeFolder,
  startTamga,
  startTestPlatform,
  testsEverything,
} from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'
import { BROKEN_STOCK } from '../invoicing/invariants.ts'

const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/pos/install')

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}

async function ask<Row extends object>(text: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(text)).rows
  } finally {
    await owner.end()
  }
}

const folder = await makeOpenFolder('tamga-tills-')
const start = () => startTamga({ DATABASE_URL: databaseUrl, DATA_DIR: folder, SHELL_DIR: '' }, 'business')
let service: Promise<RunningService> = start()
after(async () => {
  ;(await service).child.kill('SIGKILL')
  await removeFolder(folder)
})

/** Repeatable: the same numbers in every run. */
let state = 20_261_117
function roll(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * below)
}

/** To the process that others kill: without an answer nobody knows whether it is done, so it is sent again. */
async function post(path: string, fields: object): Promise<Answer['body']> {
  for (;;) {
    const running = await service
    const client = createClient(running.origin)
    client.token = admin.token
    try {
      const answer = await client.post(path, fields)
      assert.equal(answer.status, 200, answer.text)
      return answer.body
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
      await running.ended
    }
  }
}

async function killAndRestart(): Promise<void> {
  const running = await service
  const killed = running.ended.then(start)
  service = killed
  running.child.kill('SIGKILL')
  await killed
}

const place = (await made('/warehouse/locations', { name: 'Дэлгүүр' })).id
const PRICES = [550, 1100, 2300, 99, 12_345]
const products: string[] = []
for (const [n] of PRICES.entries()) {
  const { id } = await made('/goods/products', { name: `Бараа ${n}` })
  const line = { product: id, quantity: String(5 + n * 20), unit_cost: `${100 + n}.33` }
  await made('/warehouse/receipts', { to: place, lines: [line] })
  products.push(id)
}

type Line = { product: string; name: string; quantity: string; unit_price: string; tax_class: string }
type Sale = {
  id: string
  kind: 'sale' | 'return'
  number: number
  total: string
  returns?: string
  lines: (Line & { returns?: number })[]
}
type Outcome = { id: string; outcome: string; reason: string | null }

/** A till with a store of its own, which works whether or not anybody answers. */
class Till {
  readonly sold: Sale[] = []
  readonly returned = new Set<string>()
  /** How many were acknowledged. */
  sent = 0
  readonly id: string
  readonly lease: string
  readonly shift: string
  constructor({ id, lease, shift }: { id: string; lease: string; shift: string }) {
    this.id = id
    this.lease = lease
    this.shift = shift
  }

  write(kind: Sale['kind'], lines: Sale['lines'], returns?: string): void {
    const total = String(lines.reduce((sum, one) => sum + Number(one.quantity) * Number(one.unit_price), 0))
    const number = this.sold.length + 1
    this.sold.push({ id: randomUUID(), kind, number, total, lines, ...(returns && { returns }) })
  }

  sell(): void {
    const lines = Array.from({ length: 1 + roll(3) }, () => {
      const n = roll(products.length)
      const quantity = String(1 + roll(4))
      return {
        ...{ product: products[n]!, name: `Бараа ${n}`, quantity, unit_price: String(PRICES[n]) },
        tax_class: 'standard',
      }
    })
    this.write('sale', lines)
  }

  takeBack(): void {
    const sale = this.sold[roll(this.sent)]
    if (sale?.kind !== 'sale' || this.returned.has(sale.id)) {
      this.sell()
      return
    }
    this.returned.add(sale.id)
    const lines = sale.lines.map((line, at) => ({ ...line, returns: at + 1 }))
    this.write('return', lines.slice(0, 1 + roll(lines.length)), sale.id)
  }

  /** Often some of it once more, and sometimes twice at the same moment. */
  async synchronise(): Promise<void> {
    const batch = this.sold.slice(Math.max(0, this.sent - roll(4)), this.sent + 20)
    if (batch.length === 0) return
    const sales = batch.map(sale => ({
      ...{ ...sale, shift: this.shift, sold_at: new Date().toISOString() },
      payments: [{ method: roll(2) ? 'cash' : 'card', amount: sale.total }],
    }))
    const send = () => post(`/pos/tills/${this.id}/sales`, { lease: this.lease, sales })
    const answers = await Promise.all(roll(4) === 0 ? [send(), send()] : [send()])
    for (const { results } of answers)
      assert.deepEqual(
        results.filter(({ outcome }: Outcome) => outcome === 'refused'),
        [],
      )
    this.sent = batch.at(-1)!.number
  }
}

async function openTill(n: number): Promise<Till> {
  const { id } = await made('/pos/tills', { name: `Касс ${n}`, prefix: `K${n}-`, location: place })
  const lease = await made(`/pos/tills/${id}/lease`, { device: randomUUID(), device_name: `Хөтөч ${n}` })
  const shift = { id: randomUUID(), lease: lease.id, opened_at: new Date().toISOString(), opening_cash: '0' }
  await made(`/pos/tills/${id}/shifts`, shift)
  return new Till({ id, lease: lease.id, shift: shift.id })
}

const OPERATIONS = testsEverything() ? 10_000 : 200
const KILLS = testsEverything() ? 8 : 1
const TILLS = 3

test(`after ${OPERATIONS} operations at ${TILLS} tills, with the service killed in between, everything is there once`, async () => {
  const tills = await Promise.all(Array.from({ length: TILLS }, (_, n) => openTill(n + 1)))
  let left = OPERATIONS
  const every = Math.floor(OPERATIONS / (KILLS + 1))
  const kills: Promise<void>[] = []
  const work = async (till: Till) => {
    while (left-- > 0) {
      if (left > 0 && left % every === 0 && kills.length < KILLS) kills.push(killAndRestart())
      const dice = roll(10)
      // Offline for as long as it takes: hours of selling are one moment of synchronising.
      if (dice < 6) till.sell()
      else if (dice < 7) till.takeBack()
      else await till.synchronise()
    }
    while (till.sent < till.sold.length) await till.synchronise()
  }
  await Promise.all(tills.map(work))
  await Promise.all(kills)
  assert.equal(kills.length, KILLS)
  const kept = await ask<{ id: string; number: string; total: string }>(
    'select id, number, trim_scale(total)::text as total from pos_sale order by id',
  )
  const sold = tills.flatMap((till, n) =>
    till.sold.map(({ id, number, total }) => ({
      ...{ id, number: `K${n + 1}-${String(number).padStart(6, '0')}`, total },
    })),
  )
  assert.ok(sold.length > OPERATIONS / 2)
  assert.deepEqual(
    kept,
    sold.sort((one, other) => (one.id < other.id ? -1 : 1)),
  )
  assert.deepEqual(await ask(BROKEN), [])
  assert.deepEqual(await ask(BROKEN_STOCK), [])
  const oversold = await ask(`select distinct l.product_id from pos_sale_issue i
    join pos_sale_line l on l.sale_id = i.sale_id and l.position = i.line where i.code = 'oversold'`)
  const below = await ask(`select product_id from stock_level where is_internal and quantity < 0`)
  assert.ok(below.length > 0 && oversold.length >= below.length, `${below.length} of ${oversold.length}`)
})

/** What must not be: each row says what is wrong. */
const BROKEN = `
  select 'unbalanced' as what, entry_id::text as which from journal_line group by entry_id having sum(amount) <> 0
  union all
  select 'number', s.prefix from number_series s where s.kind = 'sale' and s.next_number - 1 <> all (array[
    (select count(*) from pos_sale p where p.series_id = s.id), (select coalesce(max(sequence), 0) from pos_sale p where p.series_id = s.id)])
  union all
  select 'stock', s.product_id::text from stock_level s where s.quantity <>
    (select coalesce(sum(case when m.to_id = s.location_id then m.quantity else -m.quantity end), 0) from stock_move m
      where m.product_id = s.product_id and m.lot = s.lot and s.location_id in (m.from_id, m.to_id))
  union all
  select 'vanished', s.product_id::text from stock_level s group by s.product_id having sum(s.quantity) <> 0
  union all
  select 'cost', p.number from pos_sale p where p.cost <> (select coalesce(sum(m.cost), 0) from stock_move m where m.posting_id = p.posting_id)
      or p.cost <> (select sum(l.cost) from pos_sale_line l where l.sale_id = p.id)
  union all
  select 'moved', p.number from pos_sale p where (select sum(l.stock_quantity) from pos_sale_line l where l.sale_id = p.id)
      <> (select sum(m.quantity) from stock_move m where m.posting_id = p.posting_id)
  union all
  select 'entry', p.number from pos_sale p where p.total <> (select sum(abs(l.amount)) / 2 from journal_line l where l.entry_id = p.entry_id)
  union all
  select 'twice', source_id::text from journal_entry where source = 'sale' group by source_id having count(*) <> 1
  union all
  select 'returned', l.sale_id::text from pos_sale_line l where l.quantity < (
    select sum(k.quantity) from pos_sale r join pos_sale_line k on k.sale_id = r.id and k.returns_position = l.position
     where r.returns_id = l.sale_id)
  union all
  select 'record', p.number from pos_sale p where 1 <> (select count(*) from audit_record a where a.target_id = p.id::text)`
