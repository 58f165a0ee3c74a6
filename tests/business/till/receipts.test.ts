import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform, until } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'

const { admin, origin } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/pos/install')

const made = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, text, body } = await answer
  assert.ok(status < 300, text)
  return body
}

await made(
  admin.put('/invoicing/receipt-settings', {
    ...{ enabled: true, tin: '37900846788', pos_number: '101317341', branch_number: '001' },
    ...{ district_code: '2501', classification_code: '6211100', exempt_code: '305', zero_code: '501' },
  }),
)
const place = (await made(admin.post('/warehouse/locations', { name: 'Дэлгүүр' }))).id
const candle = (await made(admin.post('/goods/products', { name: 'Лаа' }))).id
const till = (await made(admin.post('/pos/tills', { name: 'Касс', prefix: 'K1-', location: place }))).id
const lease = await made(
  admin.post(`/pos/tills/${till}/lease`, { device: randomUUID(), device_name: 'Касс' }),
)
const shift = randomUUID()
await made(
  admin.post(`/pos/tills/${till}/shifts`, {
    ...{ id: shift, lease: lease.id, opened_at: new Date().toISOString(), opening_cash: '0' },
  }),
)

let number = lease.next_number
type Payment = { method: string; amount: string }
type Given = {
  quantity: string
  total: string
  payments?: Payment[]
  returns?: string
  buyer_number?: string
}

/** Candles at 1650 each, or some of them back. */
async function trade({ quantity, total, payments, returns, ...more }: Given): Promise<string> {
  const line = { product: candle, name: 'Лаа', quantity, unit_price: '1650', tax_class: 'standard' }
  const sale = {
    ...{ id: randomUUID(), shift, number: number++, sold_at: new Date().toISOString(), total, ...more },
    ...(returns ? { kind: 'return', returns } : { kind: 'sale' }),
    lines: [returns ? { ...line, returns: 1 } : line],
    payments: payments ?? [{ method: 'cash', amount: total }],
  }
  const { results } = await made(admin.post(`/pos/tills/${till}/sales`, { lease: lease.id, sales: [sale] }))
  assert.equal(results[0].outcome, 'recorded', results[0].reason)
  return sale.id
}

type Wire = {
  type: string
  customerTin: string | null
  inactiveId: string | null
  totalAmount: number
  totalVAT: number
  receipts: { items: { qty: number }[] }[]
  payments: { code: string; paidAmount: number }[]
}
type Simulated = { receipts: { id: string; cancelled: boolean; request: Wire }[] }

/** The simulator of the tax authority. */
const authority = async (): Promise<Simulated['receipts']> =>
  ((await (await fetch(`${origin}/sim/ebarimt/__control`)).json()) as Simulated).receipts

const receiptOf = async (id: string) => (await made(admin.get(`/pos/sales/${id}`))).receipt

async function issued(id: string): Promise<Simulated['receipts'][number]> {
  await until('the receipt is issued', async () => (await receiptOf(id)).state === 'issued')
  const { number: known } = await receiptOf(id)
  return (await authority()).find(receipt => receipt.id === known)!
}

test('what comes back in part leaves a receipt over the rest, and what comes back as a whole leaves none', async () => {
  const paid = [
    { method: 'card', amount: '3000' },
    { method: 'cash', amount: '3600' },
  ]
  const sale = await trade({ quantity: '4', total: '6600', payments: paid })
  const first = await issued(sale)
  assert.deepEqual([first.request.type, first.request.totalAmount], ['B2C_RECEIPT', 6600])
  // More in cash than was paid in cash: the rest is what was left of the card.
  const back = await trade({ quantity: '3', total: '4950', returns: sale })
  const rest = await issued(back)
  assert.equal(rest.request.inactiveId, first.id)
  assert.deepEqual([rest.request.totalAmount, rest.request.totalVAT], [1650, 150])
  assert.deepEqual(
    rest.request.receipts[0]!.items.map(({ qty }) => qty),
    [1],
  )
  assert.deepEqual(
    rest.request.payments.map(({ code, paidAmount }) => [code, paidAmount]),
    [['PAYMENT_CARD', 1650]],
  )
  assert.equal((await authority()).find(({ id }) => id === first.id)?.cancelled, true)
  assert.equal((await receiptOf(sale)).number, rest.id, 'the sale shows the one in force')
  const card = [{ method: 'card', amount: '1650' }]
  await trade({ quantity: '1', total: '1650', payments: card, returns: sale })
  await until('nothing is in force', async () => (await receiptOf(sale)).state === 'cancelled')
  assert.ok((await authority()).every(({ cancelled }) => cancelled))
})

test('who buys for a company says its registry number or its number as a taxpayer', async () => {
  const registry = await issued(await trade({ quantity: '1', total: '1650', buyer_number: '2075377' }))
  assert.deepEqual([registry.request.type, registry.request.customerTin], ['B2B_RECEIPT', '32075377000'])
  const sale = await trade({ quantity: '2', total: '3300', buyer_number: '37900846788' })
  const taxpayer = await issued(sale)
  assert.deepEqual([taxpayer.request.type, taxpayer.request.customerTin], ['B2B_RECEIPT', '37900846788'])
  const rest = await issued(await trade({ quantity: '1', total: '1650', returns: sale }))
  assert.deepEqual([rest.request.type, rest.request.customerTin], ['B2B_RECEIPT', '37900846788'])
  assert.equal((await made(admin.get(`/pos/sales/${sale}`))).buyer_number, '37900846788')
})
