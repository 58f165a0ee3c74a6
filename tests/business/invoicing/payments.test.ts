import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, pg, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'
import { BROKEN_BOOKS } from './invariants.ts'

const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
await admin.post('/store/apps/invoicing/install')

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}
const customer = (await made('/contacts', { kind: 'organisation', name: 'Захиалагч' })).id

async function posted(unit_price: string, fields: object = {}): Promise<Answer['body']> {
  const lines = [{ description: 'Ажил', quantity: '1', unit_price, tax_class: 'zero' }]
  const { id } = await made('/invoicing/invoices', { kind: 'invoice', contact: customer, lines, ...fields })
  return made(`/invoicing/invoices/${id}/post`, {})
}
const pay = (fields: object) => made('/invoicing/payments', { direction: 'in', contact: customer, ...fields })
const dueOf = async (id: string): Promise<string> =>
  (await admin.get(`/invoicing/invoices/${id}`)).body.due.amount
const paymentOf = async (id: string): Promise<Answer['body']> =>
  (await admin.get(`/invoicing/payments/${id}`)).body
const allocate = (fields: object, seen?: number) =>
  admin.request('POST', '/invoicing/allocations', fields, seen ? { 'if-match': `"${seen}"` } : {})
const undo = (id: string, fields: object = {}, seen?: number) =>
  admin.request('POST', `/invoicing/allocations/${id}/undo`, fields, seen ? { 'if-match': `"${seen}"` } : {})
type Line = { account: { code: string }; debit: string | null; credit: string | null }
const exchanged = async (id: string): Promise<(string | null)[]> =>
  (await admin.get(`/invoicing/entries?source_id=${id}`)).body.items
    .filter(({ source }: { source: string }) => source === 'exchange')
    .map(({ lines }: { lines: Line[] }) => lines.find(({ account }) => account.code === '710100')!)
    .map(({ debit, credit }: Line) => debit ?? `-${credit}`)
    .sort()

async function broken(): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    return (await owner.query(BROKEN_BOOKS)).rows
  } finally {
    await owner.end()
  }
}

test('a payment on account settles documents later, by whoever saw its last version', async () => {
  const payment = await pay({ amount: '500' })
  assert.deepEqual([payment.unallocated.amount, payment.allocations, payment.version], ['500', [], 1])
  const open = (await admin.get(`/invoicing/payments?contact=${customer}&open=true`)).body.items
  assert.deepEqual(
    open.map(({ id }: { id: string }) => id),
    [payment.id],
  )
  const [first, second] = [await posted('300'), await posted('400')]
  const done = await allocate({ invoice: first.id, payment: payment.id, amount: '300' }, 1)
  assert.deepEqual([done.status, done.body.due.amount], [200, '0'], done.text)
  const stale = await allocate({ invoice: second.id, payment: payment.id, amount: '200' }, 1)
  assert.deepEqual([stale.status, stale.body.code], [409, 'stale_version'])
  const { version } = await paymentOf(payment.id)
  await allocate({ invoice: second.id, payment: payment.id, amount: '200' }, version)
  assert.equal(await dueOf(second.id), '200')
  assert.equal((await paymentOf(payment.id)).unallocated.amount, '0')
  const more = await allocate({ invoice: second.id, payment: payment.id, amount: '0.01' })
  assert.equal(more.body.code, 'allocation_too_large')
  assert.deepEqual(await broken(), [])
})

test('an allocation is undone once: both sides are open again, and the past stays as it was told', async () => {
  const invoice = await posted('1000', { issued_on: '2026-03-01', due_on: '2026-03-10' })
  const other = await posted('50', { issued_on: '2026-03-01', due_on: '2026-03-10' })
  const allocations = [{ invoice: invoice.id, amount: '600' }]
  const payment = await pay({ amount: '1000', day: '2026-04-01', allocations })
  const [{ id, day, undone_on }] = payment.allocations
  assert.deepEqual([day, undone_on], ['2026-04-01', null])
  const early = await undo(id, { day: '2026-03-31' })
  assert.deepEqual(early.body.errors[0].code, 'before_settlement', early.text)
  assert.equal((await undo(id, {}, payment.version + 7)).body.code, 'stale_version')
  const answers = await Promise.all([1, 2, 3].map(() => undo(id, { day: '2026-05-01' })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  assert.equal(await dueOf(invoice.id), '1000')
  const after = await paymentOf(payment.id)
  assert.deepEqual([after.unallocated.amount, after.allocations[0].undone_on], ['1000', '2026-05-01'])
  const owed = async (on: string): Promise<string> =>
    (await admin.get(`/invoicing/ageing?day=${on}`)).body.items[0].total
  assert.deepEqual(await Promise.all(['2026-03-31', '2026-04-15', '2026-05-02'].map(owed)), [
    '1050',
    '450',
    '1050',
  ])
  await allocate({ invoice: other.id, payment: payment.id, amount: '50' })
  await allocate({ invoice: invoice.id, payment: payment.id, amount: '950' })
  assert.deepEqual([await dueOf(invoice.id), await dueOf(other.id)], ['50', '0'])
  const records = (await admin.get('/audit?action=invoicing.allocation_undone')).body.items
  assert.equal(records.length, 1)
  assert.deepEqual(await broken(), [])
})

test('what rates made differ is taken back by an entry of its own, in an open month', async () => {
  await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-01-01', rate: '3400.125' })
  await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-03-01', rate: '3500' })
  const invoice = await posted('100', { currency: 'USD', issued_on: '2026-02-01' })
  const allocations = [{ invoice: invoice.id, amount: '33.33' }]
  const given = { amount: '100', currency: 'USD', day: '2026-03-05', allocations }
  const payment = await pay(given)
  const [difference] = await exchanged(invoice.id)
  assert.equal(difference, '-3328.83')
  await admin.put('/invoicing/periods/2026-04', { closed: true })
  const [{ id }] = payment.allocations
  assert.equal((await undo(id, { day: '2026-04-02' })).body.code, 'period_closed')
  assert.equal(await dueOf(invoice.id), '66.67', 'nothing of it was done')
  assert.equal((await undo(id, { day: '2026-05-02' })).status, 200)
  assert.deepEqual(await exchanged(invoice.id), ['-3328.83', '3328.83'])
  await allocate({ invoice: invoice.id, payment: payment.id, amount: '100' })
  assert.deepEqual(await exchanged(invoice.id), ['-3328.83', '-9987.5', '3328.83'])
  assert.deepEqual(await broken(), [])
})

test('what a credit note settled is undone too, and the note can settle something else', async () => {
  const [first, second] = [await posted('70'), await posted('30')]
  const credit = await made(`/invoicing/invoices/${first.id}/credit`, {})
  const note = await made(`/invoicing/invoices/${credit.id}/post`, {})
  assert.deepEqual([note.due.amount, await dueOf(first.id)], ['0', '0'])
  assert.equal((await undo(note.allocations[0].id)).status, 200)
  assert.equal((await undo(note.allocations[0].id)).body.code, 'wrong_state')
  assert.deepEqual([await dueOf(note.id), await dueOf(first.id)], ['70', '70'])
  await allocate({ invoice: second.id, credit: note.id, amount: '30' })
  assert.deepEqual([await dueOf(note.id), await dueOf(second.id)], ['40', '0'])
  assert.equal((await undo(customer)).status, 404)
  assert.deepEqual(await broken(), [])
})
