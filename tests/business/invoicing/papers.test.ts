import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { type Answer, pg, readMails, skipWithout, startTestPlatform, until } from '@tamga/core/testing'
import { LANGUAGES } from '@tamga/formats'
import { business } from '../../../distributions/business/distribution.ts'

const { admin, origin, databaseUrl, mailDir } = await startTestPlatform({ after }, { distribution: business })
assert.equal((await admin.post('/store/apps/invoicing/install')).status, 201)

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.ok(answer.status < 300, answer.text)
  return answer.body
}
const customer = (
  await made('/contacts', {
    ...{ kind: 'organisation', name: 'Алтан тариа ХХК', registry_number: '1234567' },
    ...{ email: 'bookkeeper@customer.example', language: 'en' },
  })
).id
const lines = [
  { description: 'Ажлын хөлс', quantity: '1.5', unit_price: '1100000' },
  { description: 'Хүргэлт', quantity: '1', unit_price: '55000', discount: '10' },
]
async function posted(fields: object = {}): Promise<Answer['body']> {
  const days = { issued_on: '2026-09-01', due_on: '2026-09-10' }
  const { id } = await made('/invoicing/invoices', {
    ...{ kind: 'invoice', contact: customer, lines },
    ...days,
    ...fields,
  })
  return made(`/invoicing/invoices/${id}/post`, {})
}

test('an invoice is a PDF in seven languages, with the company, the amounts and where to pay', {
  skip: skipWithout('poppler-utils'),
}, async () => {
  const company = await admin.put('/invoicing/company', {
    legal_name: 'Тамга ХХК',
    registry_number: '7654321',
    bank_accounts: [{ bank: 'Хаан банк', account_number: '5001234567', currency: 'MNT' }],
  })
  assert.deepEqual([company.status, company.body.can_seal], [200, false], company.text)
  const invoice = await posted({ note: 'Гэрээ 7' })
  const folder = await mkdtemp(join(tmpdir(), 'invoice-'))
  const texts = new Map<string, string>()
  for (const language of LANGUAGES) {
    const path = `/api/v1/invoicing/invoices/${invoice.id}/invoice.pdf?language=${language}`
    const answer = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${admin.token}` } })
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    const file = join(folder, `${language}.pdf`)
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()))
    const { stdout } = await promisify(execFile)('pdftotext', ['-layout', file, '-'])
    for (const part of ['INV-000001', '5001234567', '7654321', 'Алтан тариа ХХК', 'Ажлын хөлс'])
      assert.ok(stdout.includes(part), `${language}: ${part}`)
    texts.set(language, stdout)
  }
  assert.match(texts.get('en')!, /1,699,500\.00 MNT/)
  assert.match(texts.get('mn')!, /Нийт дүн/)
  assert.equal((await admin.post(`/invoicing/invoices/${invoice.id}/seal`, {})).body.code, 'seal_absent')
})

test('a reminder is mailed in the language of the contact, each level once: by hand, and by the schedule', async () => {
  const invoice = await posted()
  const path = `/invoicing/invoices/${invoice.id}/reminders`
  assert.equal((await admin.get(path)).body.next_level, 1)
  const answers = await Promise.all([1, 2, 3].map(() => admin.post(path, { level: 1 })))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409])
  const fresh = await posted({ issued_on: '2999-01-01', due_on: '2999-01-02' })
  assert.equal((await admin.post(`/invoicing/invoices/${fresh.id}/reminders`, {})).body.code, 'not_overdue')
  await admin.put('/invoicing/company', { sends_reminders: true, reminder_days: [20, 5] })
  await runSchedule()
  const { items, next_level } = (await admin.get(path)).body
  assert.deepEqual(
    items.map(({ level, sent_by }: { level: number; sent_by: string | null }) => [level, sent_by !== null]),
    [
      [1, true],
      [2, false],
    ],
  )
  assert.equal(next_level, null)
  await runSchedule()
  const mails = await until('both mails are there', async () => {
    const all = (await readMails(mailDir)).filter(({ subject }) => subject.includes(invoice.number))
    return all.length >= 2 && all
  })
  assert.deepEqual(mails.map(({ subject }) => subject).sort(), [
    `Invoice ${invoice.number} is overdue (reminder 2)`,
    `Payment reminder: invoice ${invoice.number}`,
  ])
})

test('the age of what is owed is told for any day: what was paid later was still owed then', async () => {
  const other = (await made('/contacts', { kind: 'person', name: 'Болд' })).id
  const { id } = await posted({ contact: other, lines: [lines[1]] })
  await made('/invoicing/payments', {
    ...{ direction: 'in', contact: other, amount: '20000', day: '2026-10-20' },
    allocations: [{ invoice: id, amount: '20000' }],
  })
  const on = async (day: string) => {
    const { items } = (await admin.get(`/invoicing/ageing?day=${day}`)).body
    const row = items.find(({ contact }: { contact: { id: string } }) => contact.id === other)
    return row && [row.not_due, row.days_30, row.days_60, row.total]
  }
  assert.equal(await on('2026-08-31'), undefined)
  assert.deepEqual(await on('2026-09-10'), ['49500', '0', '0', '49500'])
  assert.deepEqual(await on('2026-10-19'), ['0', '0', '49500', '49500'])
  assert.deepEqual(await on('2026-10-20'), ['0', '0', '29500', '29500'])
})

/** Now, and until it is done. */
async function runSchedule(): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  try {
    await owner.query(`update jobs.schedule set next_run_at = now() where name = 'invoicing.reminders'`)
    await until('the schedule ran', async () => {
      const { rows } = await owner.query<{ over: boolean }>(
        `select next_run_at > now() and not exists (select from jobs.job where task = 'invoicing.reminders') as over
           from jobs.schedule where name = 'invoicing.reminders'`,
      )
      return rows[0]!.over
    })
  } finally {
    await owner.end()
  }
}
