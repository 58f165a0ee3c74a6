import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'

const { admin } = await startTestPlatform({ after }, { distribution: business })
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
