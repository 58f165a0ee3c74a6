import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, pg, startTestPlatform, until } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'

const { admin, databaseUrl, origin } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/invoicing/install')

const made = async (answer: Promise<Answer>): Promise<Answer['body']> => {
  const { status, text, body } = await answer
  assert.ok(status < 300, text)
  return body
}

const SETTINGS = {
  enabled: true,
  tin: '37900846788',
  pos_number: '101317341',
  branch_number: '001',
  district_code: '2501',
  classification_code: '6211100',
  exempt_code: '305',
  zero_code: '501',
}

type Wire = {
  type: string
  customerTin: string | null
  billIdSuffix: string
  totalAmount: number
  totalVAT: number
  receipts: { taxType: string; totalAmount: number; totalVAT: number }[]
}
type Simulated = { receipts: { id: string; cancelled: boolean; request: Wire }[] }

/** The simulator of the tax authority. */
const authority = async (mode?: string): Promise<Simulated> => {
  const answer = await fetch(`${origin}/sim/ebarimt/__control`, {
    ...(mode && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    }),
  })
  return (await answer.json()) as Simulated
}

/** The wait before the next attempt is over. */
async function hurry(): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(
    `update jobs.job set run_at = now() where task = 'invoicing.send_receipt' and status = 'waiting'`,
  )
  await owner.end()
}

const shop = await made(
  admin.post('/contacts', { kind: 'organisation', name: 'Дэлгүүр', registry_number: '2075377' }),
)
const person = await made(admin.post('/contacts', { kind: 'person', name: 'Бат' }))
const line = (unit_price: string, more = {}) => ({ description: 'Талх', quantity: '3', unit_price, ...more })

async function posted(contact: string, lines: object[], more = {}): Promise<Answer['body']> {
  const draft = await made(admin.post('/invoicing/invoices', { kind: 'invoice', contact, lines, ...more }))
  return made(admin.post(`/invoicing/invoices/${draft.id}/post`, {}))
}
const read = (id: string) => made(admin.get(`/invoicing/invoices/${id}`))
const untilState = (id: string, state: string): Promise<unknown> =>
  until(`the receipt is ${state}`, async () => (await read(id)).receipt?.state === state)

test('an organisation that gives no receipts has none', async () => {
  assert.equal((await posted(person.id, [line('100')])).receipt, null)
  const settings = await made(admin.get('/invoicing/receipt-settings'))
  assert.deepEqual(settings, { available: true, settings: null, version: 0 })
  const switched = await made(admin.put('/invoicing/receipt-settings', { ...SETTINGS, version: 0 }))
  assert.deepEqual(switched, { available: true, settings: SETTINGS, version: 1 })
  assert.equal(
    (await admin.put('/invoicing/receipt-settings', { ...SETTINGS, version: 7 })).body.code,
    'stale_version',
  )
})

test('a company is told by its number as a taxpayer; lines are sorted by their tax, amounts are in tögrög', async () => {
  await made(admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2020-01-01', rate: '3450.55' }))
  const lines = [line('1.1'), line('2', { tax_class: 'exempt' }), line('0.5', { tax_class: 'zero' })]
  const invoice = await posted(shop.id, lines, { currency: 'USD' })
  assert.equal(invoice.receipt.state, 'pending')
  await untilState(invoice.id, 'issued')
  const { receipt } = await read(invoice.id)
  const { request } = (await authority()).receipts.find(({ id }) => id === receipt.number)!
  assert.equal(request.type, 'B2B_INVOICE')
  assert.equal(request.customerTin, '32075377000')
  assert.deepEqual(
    request.receipts.map(({ taxType, totalAmount, totalVAT }) => [taxType, totalAmount, totalVAT]).sort(),
    [
      ['VAT_ABLE', 11386.82, 1035.17],
      ['VAT_FREE', 20703.3, 0],
      ['VAT_ZERO', 5175.83, 0],
    ],
  )
  assert.deepEqual([request.totalAmount, request.totalVAT], [37265.95, 1035.17])
  assert.ok(receipt.qr)
})

test('a lost answer makes no second receipt: the same number is sent again', async () => {
  const before = (await authority('lost')).receipts.length
  const invoice = await posted(person.id, [line('1100')])
  await until('the answer is lost', async () => (await read(invoice.id)).receipt.problem === 'unreachable')
  assert.equal((await authority('away')).receipts.length, before + 1)
  await hurry()
  await authority('normal')
  await until('it is sent again', async () => {
    await hurry()
    return (await read(invoice.id)).receipt.state === 'issued'
  })
  const { receipts } = await authority()
  assert.equal(receipts.length, before + 1)
  assert.equal(receipts.at(-1)?.id, (await read(invoice.id)).receipt.number)
  assert.equal(receipts.at(-1)?.request.type, 'B2C_INVOICE')
})

test('a credit note over all of it cancels the receipt, one over a part does not', async () => {
  const invoice = await posted(person.id, [line('1000')])
  await untilState(invoice.id, 'issued')
  const credit = async (quantity: string) => {
    const draft = await made(admin.post(`/invoicing/invoices/${invoice.id}/credit`, {}))
    await made(admin.put(`/invoicing/invoices/${draft.id}`, { lines: [line('1000', { quantity })] }))
    await made(admin.post(`/invoicing/invoices/${draft.id}/post`, {}))
  }
  await credit('1')
  assert.equal((await read(invoice.id)).receipt.state, 'issued')
  await credit('3')
  await untilState(invoice.id, 'cancelled')
  const number = (await read(invoice.id)).receipt.number
  assert.equal((await authority()).receipts.find(({ id }) => id === number)?.cancelled, true)
})

test('what the authority refuses waits for a person, and is sent again when told', async () => {
  const nobody = await made(
    admin.post('/contacts', { kind: 'organisation', name: 'Хэн ч биш', registry_number: '9999999' }),
  )
  const invoice = await posted(nobody.id, [line('500')])
  await untilState(invoice.id, 'failed')
  assert.equal((await read(invoice.id)).receipt.problem, 'unknown_customer')
  const failed = await made(admin.get('/invoicing/receipts?state=failed&count=true'))
  assert.equal(failed.items[0].subject.id, invoice.id)
  assert.equal((await admin.post(`/invoicing/receipts/${failed.items[0].id}/retry`, {})).status, 200)
  await untilState(invoice.id, 'failed')
})

test('a call of yesterday whose answer never came is not repeated by itself', async () => {
  await authority('lost')
  const invoice = await posted(person.id, [line('700')])
  await until('the answer is lost', async () => (await read(invoice.id)).receipt.problem === 'unreachable')
  const count = (await authority('normal')).receipts.length
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(`update ereceipt set sent_on = sent_on - 1 where subject_id = $1`, [invoice.id])
  await owner.end()
  await until('it is left to a person', async () => {
    await hurry()
    return (await read(invoice.id)).receipt.problem === 'unclear'
  })
  assert.equal((await authority()).receipts.length, count)
})
