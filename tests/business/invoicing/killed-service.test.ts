import assert from 'node:assert/strict'
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
import { BROKEN_BOOKS, BROKEN_STOCK, createDice } from './invariants.ts'

const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
for (const app of ['warehouse', 'invoicing']) await admin.post(`/store/apps/${app}/install`)

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}

/** Asked of the tables themselves, by their owner. */
async function ask<Row extends object>(text: string): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(text)).rows
  } finally {
    await owner.end()
  }
}

const folder = await makeOpenFolder('tamga-books-')
const start = () => startTamga({ DATABASE_URL: databaseUrl, DATA_DIR: folder, SHELL_DIR: '' }, 'business')
let service: Promise<RunningService> = start()
after(async () => {
  ;(await service).child.kill('SIGKILL')
  await removeFolder(folder)
})

/** To the process that is killed. Undefined: no answer came, and nobody knows whether it was done. */
async function post(path: string, fields: object): Promise<Answer | undefined> {
  const running = await service
  const client = createClient(running.origin)
  client.token = admin.token
  try {
    return await client.post(path, fields)
  } catch {
    await running.ended
    return undefined
  }
}

async function killAndRestart(): Promise<void> {
  const running = await service
  const killed = running.ended.then(start)
  service = killed
  running.child.kill('SIGKILL')
  await killed
}

const contact = (await made('/contacts', { kind: 'organisation', name: 'Худалдан авагч' })).id
const places: string[] = []
for (const name of ['Дэлгүүр', 'Агуулах']) places.push((await made('/warehouse/locations', { name })).id)
const products: string[] = []
for (const name of ['Гурил', 'Будаа', 'Давс']) {
  const { id } = await made('/goods/products', { name })
  for (const to of places)
    await made('/warehouse/receipts', { to, lines: [{ product: id, quantity: '90', unit_cost: '33.33' }] })
  products.push(id)
}
await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-01-01', rate: '3400.125' })
await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-03-01', rate: '3500' })

const OPERATIONS = testsEverything() ? 10_000 : 200
const KILLS = testsEverything() ? 10 : 1
const AT_ONCE = 8

const roll = createDice(20_261_117)
const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
const drafts: string[] = []
const posted: { id: string; kind: string }[] = []
const postings: string[] = []
/** What was answered was done: the numbers of documents and payments, and the cost of what was moved, by their ids. */
const promised = new Map<string, string>()

const quantity = () => `${roll(9)}.${1 + roll(999)}`
const invoiceLines = () =>
  Array.from({ length: 1 + roll(3) }, () => ({
    ...{ product: pick(products)!, quantity: quantity(), unit_price: `${roll(9999)}.${10 + roll(89)}` },
  }))
const goodsLines = (isPriced: boolean) =>
  Array.from({ length: 1 + roll(2) }, () => ({
    ...{ product: pick(products)!, quantity: quantity() },
    ...(isPriced && { unit_cost: `${roll(500)}.${roll(9999)}` }),
  }))

async function draftDocument(): Promise<Answer | undefined> {
  const foreign = roll(3) === 0 ? { currency: 'USD', issued_on: roll(2) ? '2026-02-10' : '2026-03-10' } : {}
  const kind = pick(['invoice', 'bill', 'credit_note', 'bill_credit'])!
  const answer = await post('/invoicing/invoices', { kind, contact, lines: invoiceLines(), ...foreign })
  if (answer?.status === 201) drafts.push(answer.body.id)
  return answer
}

async function postDocument(): Promise<Answer | undefined> {
  // The same draft is often posted by two at once: one of them is refused.
  const id = pick(drafts) ?? contact
  const answer = await post(`/invoicing/invoices/${id}/post`, {})
  if (answer?.status !== 200) return answer
  posted.push({ id, kind: answer.body.kind })
  promised.set(id, answer.body.number)
  return answer
}

async function pay(): Promise<Answer | undefined> {
  const document = pick(posted)
  const direction = document?.kind === 'invoice' || document?.kind === 'bill_credit' ? 'in' : 'out'
  const party = document?.kind === 'invoice' || document?.kind === 'credit_note' ? 'customer' : 'supplier'
  const allocations = document ? [{ invoice: document.id, amount: `${1 + roll(3000)}.5` }] : []
  const amount = `${1 + roll(4000)}.${10 + roll(89)}`
  const currency = roll(3) === 0 ? 'USD' : 'MNT'
  const given = { direction, party, contact, amount, currency, allocations, day: '2026-03-20' }
  const answer = await post('/invoicing/payments', given)
  if (answer?.status === 201) promised.set(answer.body.id, answer.body.number)
  return answer
}

async function moveGoods(path: string, fields: object): Promise<Answer | undefined> {
  const answer = await post(`/warehouse/${path}`, fields)
  if (answer?.status !== 201) return answer
  postings.push(answer.body.id)
  promised.set(answer.body.id, answer.body.cost.amount)
  return answer
}

const transfer = () => {
  const [from, to] = roll(2) ? places : places.toReversed()
  return moveGoods('transfers', { from, to, lines: goodsLines(false) })
}

const operations: readonly (() => Promise<Answer | undefined>)[] = [
  draftDocument,
  postDocument,
  pay,
  () => post(`/invoicing/invoices/${pick(posted)?.id ?? contact}/credit`, {}),
  () =>
    post('/invoicing/allocations', {
      invoice: pick(posted)?.id ?? contact,
      credit: pick(posted)?.id ?? contact,
      amount: `${1 + roll(900)}.25`,
    }),
  () => moveGoods('receipts', { to: pick(places)!, lines: goodsLines(true) }),
  () => moveGoods('deliveries', { from: pick(places)!, lines: goodsLines(false) }),
  transfer,
  () => moveGoods(`postings/${pick(postings) ?? contact}/correction`, {}),
  async () => {
    const { allocations = [] } = (await admin.get(`/invoicing/invoices/${pick(posted)?.id}`)).body
    return post(`/invoicing/allocations/${pick(allocations as { id: string }[])?.id ?? contact}/undo`, {})
  },
]
const OFTEN = [0, 0, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 6, 7, 8, 9]

test(`after ${OPERATIONS} operations in parallel, with the service killed in between, books and stock are whole`, async () => {
  const every = Math.floor(OPERATIONS / (KILLS + 1))
  const kills: Promise<void>[] = []
  const failed: string[] = []
  let left = OPERATIONS
  const work = async () => {
    while (left-- > 0) {
      if (left > 0 && left % every === 0 && kills.length < KILLS) kills.push(killAndRestart())
      const answer = await operations[pick(OFTEN)!]!()
      // A busy machine turns some away before anything is done.
      if (answer && answer.status >= 500 && answer.body.code !== 'overloaded') failed.push(answer.text)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await Promise.all(kills)
  assert.deepEqual([kills.length, failed], [KILLS, []])
  assert.ok(posted.length > OPERATIONS / 25, `${posted.length} posted`)
  assert.ok(postings.length > OPERATIONS / 10, `${postings.length} moved`)
  assert.deepEqual(await ask(BROKEN_BOOKS), [])
  assert.deepEqual(await ask(BROKEN_STOCK), [])
  assert.deepEqual(await ask(UNRECORDED), [])
  const kept = await ask<{ id: string; said: string }>(KEPT)
  const known = new Map(kept.map(({ id, said }) => [id, said]))
  assert.deepEqual(
    [...promised].filter(([id, said]) => known.get(id) !== said),
    [],
    'what was answered is there as it was answered',
  )
})

const KEPT = `
  select id, number as said from invoice where number is not null union all select id, number from payment
  union all select posting_id, trim_scale(sum(cost))::text from stock_move group by posting_id`

/** What is there is in the log of changes, once. */
const UNRECORDED = `
  with counted as (select target_id, action, count(*) as n from audit_record group by 1, 2)
  select i.number from invoice i left join counted c on c.target_id = i.id::text and c.action = 'invoicing.invoice_posted'
   where i.number is not null and c.n is distinct from 1
  union all
  select p.number from payment p left join counted c on c.target_id = p.id::text and c.action = 'invoicing.payment_created'
   where c.n is distinct from 1
  union all
  select p.kind from stock_posting p where not exists (select from counted c where c.target_id = p.id::text)`
