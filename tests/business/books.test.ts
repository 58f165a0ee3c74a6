import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, pg, startTestPlatform, testsEverything } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'
import { BROKEN_BOOKS, createDice } from './invoicing/invariants.ts'

const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
const installed = await admin.post('/store/apps/invoicing/install')

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}

const customer = (await made('/contacts', { kind: 'organisation', name: 'Худалдан авагч' })).id
const draft = (fields: object) =>
  made('/invoicing/invoices', { kind: 'invoice', contact: customer, ...fields })
const post = (id: string, fields = {}) => admin.post(`/invoicing/invoices/${id}/post`, fields)
const line = (unit_price: string, more = {}) => ({ description: 'Ажил', quantity: '1', unit_price, ...more })

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

test('installing invoicing brings goods and contacts along', () => {
  assert.deepEqual(installed.body.installed, ['contacts', 'goods', 'invoicing'])
})

test('a line is rounded once, half away from zero; its tax is that of the product', async () => {
  const bread = await made('/goods/products', { name: 'Талх', tax_class: 'exempt' })
  const invoice = await draft({
    includes_tax: false,
    lines: [
      line('0.05', { quantity: '0.5' }),
      line('999.99', { quantity: '3', discount: '12.5' }),
      { product: bread.id, quantity: '2', unit_price: '1500' },
    ],
  })
  type Told = { net: string; tax: string; total: string; description: string }
  assert.deepEqual(
    invoice.lines.map(({ net, tax, total }: Told) => [net, tax, total]),
    [
      ['0.03', '0', '0.03'],
      ['2624.97', '262.5', '2887.47'],
      ['3000', '0', '3000'],
    ],
  )
  assert.equal(invoice.lines[2].description, 'Талх')
  assert.deepEqual(invoice.total, { amount: '5887.5', currency: 'MNT' })
  const within = await draft({ lines: [line('1100')] })
  assert.deepEqual([within.net.amount, within.tax.amount], ['1000', '100'])
})

test('a draft is changed by whoever saw its version; a posted document stays as it is', async () => {
  const { id, version } = await draft({ lines: [line('1100')] })
  const put = (body: object, seen: number) =>
    admin.request('PUT', `/invoicing/invoices/${id}`, body, { 'if-match': `"${seen}"` })
  const changed = await put({ lines: [line('2200')] }, version)
  assert.equal(changed.body.total.amount, '2200', changed.text)
  assert.equal((await put({ note: 'x' }, version)).body.code, 'stale_version')
  const empty = await draft({})
  assert.equal((await post(empty.id)).body.code, 'nothing_to_post')
  const posted = await post(id)
  assert.deepEqual([posted.body.number, posted.body.due.amount], ['INV-000001', '2200'], posted.text)
  for (const answer of [
    await put({ note: 'x' }, posted.body.version),
    await admin.delete(`/invoicing/invoices/${id}`),
    await post(id),
  ])
    assert.deepEqual([answer.status, answer.body.code], [409, 'posted'])
  const entry = (await admin.get(`/invoicing/entries/${posted.body.entry}`)).body
  type Line = { account: { code: string }; debit: string | null; credit: string | null }
  assert.deepEqual(
    entry.lines.map(({ account, debit, credit }: Line) => [account.code, debit, credit]).sort(),
    [
      ['120100', '2200', null],
      ['310400', null, '200'],
      ['510100', null, '2000'],
    ],
  )
  await assert.rejects(ask(`update invoice set total = 1 where id = '${id}'`), /is posted/)
  await assert.rejects(ask(`delete from invoice_line where invoice_id = '${id}'`), /is posted/)
})

test('an entry that does not balance is refused by the database itself, and by hand with its reason', async () => {
  await assert.rejects(
    ask(`with made as (insert into journal_entry (tenant_id, day, source, memo, made_by)
                       select tenant_id, '2026-11-01', 'manual', '', '' from ledger_account limit 1 returning tenant_id, id)
         insert into journal_line (tenant_id, entry_id, position, account_id, amount, day)
         select m.tenant_id, m.id, 1, (select id from ledger_account limit 1), 1, '2026-11-01' from made m`),
    /does not balance/,
  )
  const { items } = (await admin.get('/invoicing/accounts')).body
  const of = (role: string) => items.find((account: { role: string }) => account.role === role).id
  const entry = (fields: object) => admin.post('/invoicing/entries', { day: '2026-01-01', ...fields })
  const lines = [{ account: of('bank'), debit: '500000.50' }]
  assert.equal((await entry({ lines })).body.code, 'entry_unbalanced')
  assert.equal(
    (await entry({ lines: [{ account: of('receivable'), debit: '1' }] })).body.errors[0].code,
    'account_of_documents',
  )
  const opening = await entry({ lines, source: 'opening' })
  assert.equal(opening.body.lines.length, 2, opening.text)
  const put = (closed: boolean) => admin.put('/invoicing/periods/2026-01', { closed })
  assert.equal((await put(true)).body.closed, true)
  assert.equal((await entry({ lines, source: 'opening' })).body.code, 'period_closed')
  assert.equal((await put(false)).body.closed, false)
})

test('money in another currency is worth its rate; what rates make differ is an entry of its own', async () => {
  const lines = [line('100', { tax_class: 'zero' })]
  const given = { kind: 'invoice', contact: customer, currency: 'USD', lines, issued_on: '2026-02-01' }
  assert.equal((await admin.post('/invoicing/invoices', given)).body.code, 'rate_missing')
  await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-01-01', rate: '3400.125' })
  await admin.put('/invoicing/rates', { currency: 'USD', valid_from: '2026-03-01', rate: '3500' })
  const { id } = await made('/invoicing/invoices', given)
  const posted = (await post(id)).body
  assert.equal(posted.rate, '3400.125')
  const pay = { direction: 'in', contact: customer, currency: 'USD', day: '2026-03-05', amount: '100' }
  const paid = await made('/invoicing/payments', { ...pay, allocations: [{ invoice: id, amount: '100' }] })
  assert.deepEqual([paid.unallocated.amount, paid.rate], ['0', '3500'])
  assert.equal((await admin.get(`/invoicing/invoices/${id}`)).body.due.amount, '0')
  const { items } = (await admin.get(`/invoicing/entries?source_id=${id}`)).body
  const exchange = items.find(({ source }: { source: string }) => source === 'exchange')
  assert.equal(exchange.lines.find((one: { credit: string | null }) => one.credit).credit, '9987.5')
})

test('a credit note settles what it takes back; nothing is settled twice, by nobody else', async () => {
  const { id } = await draft({ lines: [line('1000')] })
  assert.equal((await admin.post(`/invoicing/invoices/${id}/credit`, {})).body.code, 'wrong_state')
  await post(id)
  const pay = { direction: 'in', contact: customer, amount: '400' }
  const payment = await made('/invoicing/payments', { ...pay, allocations: [{ invoice: id, amount: '300' }] })
  const allocate = (fields: object) => admin.post('/invoicing/allocations', { invoice: id, ...fields })
  assert.equal((await allocate({ payment: payment.id, amount: '100.01' })).body.code, 'allocation_too_large')
  const other = (await made('/contacts', { kind: 'person', name: 'Өөр' })).id
  const foreign = await made('/invoicing/payments', { ...pay, contact: other })
  assert.equal((await allocate({ payment: foreign.id, amount: '1' })).body.code, 'allocation_mismatch')
  const credit = await made(`/invoicing/invoices/${id}/credit`, {})
  const posted = (await post(credit.id)).body
  assert.deepEqual([posted.number, posted.due.amount, posted.credits.id], ['CN-000001', '300', id])
  assert.equal((await admin.get(`/invoicing/invoices/${id}`)).body.due.amount, '0')
  const ageing = (await admin.get('/invoicing/ageing')).body.items
  assert.ok(ageing.some(({ contact }: { contact: { id: string } }) => contact.id === customer))
  assert.equal((await admin.delete(`/contacts/${customer}`)).body.code, 'contact_in_use')
})

const OPERATIONS = testsEverything() ? 10_000 : 300
const AT_ONCE = 12

test(`after ${OPERATIONS} operations in parallel the books balance and no number is missing or twice`, async () => {
  const roll = createDice(20261117)
  const kinds = ['invoice', 'bill', 'credit_note', 'bill_credit']
  const drafts: string[] = []
  const posted: { id: string; kind: string }[] = []
  const pick = <T>(list: readonly T[]): T | undefined => list[roll(list.length)]
  const works: (() => Promise<Answer>)[] = [
    async () => {
      const foreign =
        roll(3) === 0 ? { currency: 'USD', issued_on: roll(2) ? '2026-02-10' : '2026-03-10' } : {}
      const lines = Array.from({ length: 1 + roll(3) }, () =>
        line(`${roll(9999)}.${10 + roll(89)}`, {
          quantity: `${1 + roll(5)}.${roll(9)}`,
          discount: `${roll(30)}`,
        }),
      )
      const kind = pick(kinds)!
      const answer = await admin.post('/invoicing/invoices', { kind, contact: customer, lines, ...foreign })
      drafts.push(answer.body.id)
      return answer
    },
    async () => {
      // The same draft is often posted by two at once: one of them is refused.
      const id = pick(drafts) ?? customer
      const answer = await post(id)
      if (answer.status === 200) posted.push({ id, kind: answer.body.kind })
      return answer
    },
    async () => {
      const document = pick(posted)
      const isIn = document?.kind === 'invoice' || document?.kind === 'bill_credit'
      const party = document?.kind === 'invoice' || document?.kind === 'credit_note' ? 'customer' : 'supplier'
      const amount = `${1 + roll(4000)}.${10 + roll(89)}`
      const allocations = document ? [{ invoice: document.id, amount: `${1 + roll(3000)}.5` }] : []
      const currency = roll(3) === 0 ? 'USD' : 'MNT'
      const given = {
        direction: isIn ? 'in' : 'out',
        party,
        contact: customer,
        amount,
        currency,
        allocations,
      }
      return admin.post('/invoicing/payments', { ...given, day: '2026-03-20' })
    },
    () => admin.post(`/invoicing/invoices/${pick(posted)?.id ?? customer}/credit`, {}),
    () =>
      admin.post('/invoicing/allocations', {
        invoice: pick(posted)?.id ?? customer,
        credit: pick(posted)?.id ?? customer,
        amount: `${1 + roll(900)}.25`,
      }),
    async () => {
      // The same allocation is often undone by two at once: one of them is refused.
      const { allocations = [] } = (await admin.get(`/invoicing/invoices/${pick(posted)?.id}`)).body
      const id = pick(allocations as { id: string }[])?.id ?? customer
      return admin.post(`/invoicing/allocations/${id}/undo`, {})
    },
  ]
  let left = OPERATIONS
  const failed: string[] = []
  const work = async () => {
    while (left-- > 0) {
      const { status, text } = await works[[0, 0, 1, 1, 1, 2, 2, 3, 4, 5][roll(10)]!]!()
      if (status >= 500) failed.push(text)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  assert.deepEqual(failed, [])
  assert.ok(posted.length > OPERATIONS / 20, `${posted.length} posted`)
  assert.deepEqual(await ask(BROKEN_BOOKS), [])
})
