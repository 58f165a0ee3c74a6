import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import {
  type Answer,
  type Client,
  createClient,
  givenMember,
  pg,
  startTestPlatform,
} from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'

/** The business flavour with its tills, and two people: an administrator and a seller. */
export const { admin, databaseUrl, origin, platform } = await startTestPlatform(
  { after },
  { distribution: business },
)
export const installed = await admin.post('/store/apps/pos/install')

export const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}

/** Asked of the tables themselves, by their owner. */
export async function ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return (await owner.query<Row>(text, values)).rows
  } finally {
    await owner.end()
  }
}

export const place = (await made('/warehouse/locations', { name: 'Дэлгүүр' })).id
export const list = (await made('/goods/price-lists', { name: 'Жижиглэн', is_default: true })).id
export const product = async (name: string, price: string, fields: object = {}): Promise<string> => {
  const { id } = await made('/goods/products', { name, ...fields })
  await admin.put(`/goods/products/${id}/prices`, { prices: [{ price_list: list, amount: price }] })
  return id
}
export const receive = (id: string, quantity: string, unit_cost: string) =>
  made('/warehouse/receipts', { to: place, lines: [{ product: id, quantity, unit_cost }] })

export type Held = { till: string; device: string; lease: string; shift: string; next: number; by: Client }

let tills = 0
export async function openTill(by: Client = admin): Promise<Held> {
  const n = ++tills
  const { id: till } = await made('/pos/tills', { name: `Касс ${n}`, prefix: `K${n}-`, location: place })
  const device = randomUUID()
  const { body: lease } = await by.post(`/pos/tills/${till}/lease`, { device, device_name: `Хөтөч ${n}` })
  const shift = randomUUID()
  const opened = await by.post(`/pos/tills/${till}/shifts`, {
    ...{ id: shift, lease: lease.id, opened_at: new Date().toISOString(), opening_cash: '50000' },
  })
  assert.equal(opened.status, 201, opened.text)
  return { till, device, lease: lease.id, shift, next: lease.next_number, by }
}

type Line = { product: string; name: string; quantity: string; unit_price: string; tax_class: string }
export const line = (id: string, quantity: string, unit_price: string): Line => ({
  ...{ product: id, name: 'Бараа', quantity, unit_price, tax_class: 'standard' },
})
export const cash = (amount: string) => [{ method: 'cash', amount }]

/** As a till writes it down: with the next number, and durable. */
export const sale = (at: Held, lines: object[], fields: { total: string; [other: string]: unknown }) => ({
  ...{
    id: randomUUID(),
    shift: at.shift,
    kind: 'sale',
    number: at.next++,
    sold_at: new Date().toISOString(),
  },
  ...{ lines, payments: cash(fields.total), ...fields },
})
export const send = async ({ till, lease, by }: Held, sales: object[]): Promise<Answer['body']> => {
  const answer = await by.post(`/pos/tills/${till}/sales`, { lease, sales })
  assert.equal(answer.status, 200, answer.text)
  return answer.body
}
type Outcome = { outcome: string; number: string | null; reason: string | null; issues: { code: string }[] }
export const told = ({ results }: { results: Outcome[] }) =>
  results.map(({ outcome, number, reason }) => [outcome, reason ?? number])
export const codes = ({ results: [first] }: { results: Outcome[] }) => first!.issues.map(({ code }) => code)

/** Somebody who sells and gives no discounts. */
await made('/organisation/roles', { key: 'seller', name: 'Худалдагч', permissions: ['pos.read', 'pos.sell'] })
const person = await givenMember(platform.ctx, (await admin.get('/me')).body.tenant, {
  ...{ email: 'seller@first.example', roles: ['seller'] },
})
export const seller = createClient(origin)
await seller.signIn(person.email, person.password)
