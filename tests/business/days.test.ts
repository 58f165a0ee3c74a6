import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, pg, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'

const { admin, databaseUrl } = await startTestPlatform({ after }, { distribution: business })
for (const app of ['warehouse', 'pos']) await admin.post(`/store/apps/${app}/install`)

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

const DAY = 86_400_000
/** The last time that a clock in Ulaanbaatar showed two in the morning: in UTC the day before. */
const night = Math.floor((Date.now() - 18 * 3_600_000) / DAY) * DAY + 18 * 3_600_000
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
const [yesterday, day] = [dayOf(night), dayOf(night + DAY)]

test('at two in the morning in Ulaanbaatar stock, prices and invoices have the same day', async t => {
  const { id: product } = await made('/goods/products', { name: 'Талх', barcodes: [{ code: '96385074' }] })
  const { id: price_list } = await made('/goods/price-lists', { name: 'Жижиглэн', is_default: true })
  const prices = [
    { price_list, amount: '1000', valid_to: yesterday },
    { price_list, amount: '1200', valid_from: day },
  ]
  const saved = await admin.put(`/goods/products/${product}/prices`, { prices })
  assert.equal(saved.status, 200, saved.text)
  const { id: to } = await made('/warehouse/locations', { name: 'Агуулах' })
  const { id: contact } = await made('/contacts', { kind: 'person', name: 'Болд' })

  t.mock.timers.enable({ apis: ['Date'], now: night })
  const lines = [{ product, quantity: '1', unit_cost: '700' }]
  assert.equal((await made('/warehouse/receipts', { to, lines })).on, day)
  assert.equal((await made('/invoicing/invoices', { kind: 'invoice', contact, lines: [] })).issued_on, day)
  const { price } = (await admin.get(`/goods/products/${product}/price`)).body
  assert.equal(price.amount, '1200')
  assert.equal((await admin.get('/pos/lookup?code=96385074')).body.price, '1200')
  const { items } = (await admin.get('/pos/catalogue')).body
  assert.deepEqual(
    items[0].prices.map(({ amount }: { amount: string }) => amount),
    ['1200'],
  )
})

test('what a till sold in a month that was closed is posted today in Ulaanbaatar, wherever the clock of the database is', async () => {
  assert.equal((await admin.put('/invoicing/periods/2026-01', { closed: true })).status, 200)
  const tenant: string = (await admin.get('/me')).body.tenant.id
  const entry = { day: '2026-01-15', source: 'sale', memo: '', source_id: null, made_by: 'Касс' }
  const { items } = (await admin.get('/invoicing/accounts')).body
  const lines = ['100', '-100'].map((amount, at) => ({ account_id: items[at].id, amount }))
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const requirePostedToday = async (zone: string): Promise<void> => {
    await owner.query('begin')
    await owner.query(`select set_config('tamga.tenant', $1, true), set_config('timezone', $2, true)`, [
      tenant,
      zone,
    ])
    const { rows } = await owner.query(
      `select posted_on::text as day, (now() at time zone 'Asia/Ulaanbaatar')::date::text as today
         from platform.post_till_entry($1, $2)`,
      [JSON.stringify(entry), JSON.stringify(lines)],
    )
    await owner.query('rollback')
    assert.equal(rows[0].day, rows[0].today, zone)
  }
  // Never the same day: their clocks are 26 hours apart.
  try {
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12']) await requirePostedToday(zone)
  } finally {
    await owner.end()
  }
})
