import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'

const { admin } = await startTestPlatform({ after }, { distribution: business })
assert.equal((await admin.post('/store/apps/invoicing/install')).status, 201)

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}
const account = { bank: 'Голомт', account_number: '1605123456', currency: 'MNT', holder: '' }
const customer = (
  await made('/contacts', { kind: 'organisation', name: 'Захиалагч', bank_accounts: [account] })
).id
async function posted(unit_price: string): Promise<Answer['body']> {
  const lines = [{ description: 'Ажил', quantity: '1', unit_price }]
  const { id } = await made('/invoicing/invoices', { kind: 'invoice', contact: customer, lines })
  return made(`/invoicing/invoices/${id}/post`, {})
}
type Suggested = { invoice: { id: string }; amount: string; reasons: string[] }
type Line = { id: string; amount: { amount: string }; direction: string; suggestions: Suggested[] }
const open = async (): Promise<Line[]> => (await admin.get('/invoicing/bank-lines?state=open')).body.items
const lineOf = async (amount: string): Promise<Line> =>
  (await open()).find(line => line.amount.amount === amount)!

const CSV = [
  'Гүйлгээний огноо;Орлого;Зарлага;Утга;Данс',
  '2026.11.02;110 000,00;;INV-000001 төлбөр;',
  '2026.11.03;55,000.50;;шилжүүлэг;1605 123456',
  '2026.11.03;100;;бэлэн;',
  '2026.11.03;100;;бэлэн;',
  '2026.11.04;;1 500;хураамж;',
  'Нийт;165 200,50;1 500;;',
].join('\n')
const COLUMNS = {
  day: 'Гүйлгээний огноо',
  credit: 'Орлого',
  debit: 'Зарлага',
  description: 'Утга',
  counterparty_account: 'Данс',
}
const MT940 = `:20:STARTUMS
:25:5001234567
:28C:00001/001
:60F:C261101MNT1000,00
:61:2611051105C70000,NTRFNONREF//B1
:86:INV-000003 huselt
:61:2611061106D250,50NCHGFEE1
:86:?20service ?21fee?32Bank
:62F:C261106MNT70749,50
-`

test('the same line of a statement is never there twice; lines are matched by number, account and amount', async () => {
  const [first, second] = [await posted('110000'), await posted('55000.5')]
  const send = (fields: object) => admin.post('/invoicing/bank-statements', fields)
  const file = { format: 'csv', content: CSV, columns: COLUMNS }
  assert.deepEqual((await send(file)).body, { added: 5, known: 0 })
  assert.deepEqual((await send(file)).body, { added: 0, known: 5 })
  assert.equal((await send({ ...file, columns: { day: 'x' } })).status, 400)
  const byNumber = (await lineOf('110000')).suggestions[0]!
  assert.deepEqual([byNumber.invoice.id, byNumber.reasons], [first.id, ['number', 'amount']])
  const byAccount = (await lineOf('55000.5')).suggestions[0]!
  assert.deepEqual([byAccount.invoice.id, byAccount.reasons], [second.id, ['account', 'amount']])
})

test('a confirmed line is a payment that settles; of many who confirm at once, one does', async () => {
  const line = await lineOf('110000')
  const [{ invoice, amount }] = line.suggestions as [Suggested]
  const match = () =>
    admin.post(`/invoicing/bank-lines/${line.id}/match`, { allocations: [{ invoice: invoice.id, amount }] })
  const answers = await Promise.all([match(), match(), match()])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  const settled = (await admin.get(`/invoicing/invoices/${invoice.id}`)).body
  assert.deepEqual([settled.due.amount, settled.allocations.length], ['0', 1])
  const fee = await lineOf('1500')
  assert.equal(fee.direction, 'out')
  assert.equal(
    (await admin.put(`/invoicing/bank-lines/${fee.id}`, { state: 'ignored' })).body.state,
    'ignored',
  )
  assert.equal(await lineOf('1500'), undefined)
})

test('a statement in MT940 says its currency, its amounts and what they are for', async () => {
  const third = await posted('70000')
  assert.equal(third.number, 'INV-000003')
  const answer = await admin.post('/invoicing/bank-statements', { format: 'mt940', content: MT940 })
  assert.deepEqual(answer.body, { added: 2, known: 0 }, answer.text)
  const line = await lineOf('70000')
  assert.deepEqual(line.suggestions[0]!.reasons, ['number', 'amount'])
  assert.equal((await lineOf('250.5')).direction, 'out')
})
