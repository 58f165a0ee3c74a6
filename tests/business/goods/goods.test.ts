import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type Answer, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../../distributions/business/distribution.ts'

/** As in an installation that may not ask the registry. */
const { catalog } = business
const apps = catalog.apps.map(({ activatable: _, ...app }) => app)
const distribution = { ...business, catalog: { ...catalog, apps } }
const { admin, origin } = await startTestPlatform({ after }, { distribution })
const installed = await admin.post('/store/apps/goods/install')

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(`/goods/${path}`, fields)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

const refusal = ({ status, body }: Answer) => [
  status,
  body.code,
  body.errors?.[0]?.path,
  body.errors?.[0]?.code,
]

test('installing goods brings contacts along', () => {
  assert.deepEqual(installed.body.installed, ['contacts', 'goods'])
})

test('a contact is kept without the registry; asking it takes the government app', async () => {
  const company = { kind: 'organisation', name: 'Бүртгэлтэй', registry_number: '5000002' }
  const { id } = (await admin.post('/contacts', company)).body
  const { status, body } = await admin.post(`/contacts/${id}/registry-check`)
  assert.deepEqual([status, body.code, body.app], [403, 'app_not_installed', 'egov'])
})

test('units convert by an exact factor, and stay while something is counted in them', async () => {
  const piece = await made('units', { code: 'ш', name: 'Ширхэг' })
  const box = await made('units', { code: 'хайрцаг', name: 'Хайрцаг', base: piece.id, factor: '12' })
  assert.deepEqual([box.base.code, box.factor], ['ш', '12'])
  assert.equal(
    refusal(await admin.post('/goods/units', { code: 'x', name: 'x', base: box.id }))[3],
    'base_of_base',
  )
  assert.equal(
    refusal(await admin.post('/goods/units', { code: 'x', name: 'x', factor: '2' }))[3],
    'factor_without_base',
  )
  assert.equal(refusal(await admin.post('/goods/units', { code: 'ш', name: 'x' }))[3], 'not_unique')
  assert.equal(
    (await admin.post('/goods/units', { code: 'x', name: 'x', base: piece.id, factor: 12 })).status,
    400,
  )
  assert.equal(
    refusal(await admin.post('/goods/units', { code: 'x', name: 'x', base: piece.id, factor: '0.0' }))[3],
    'too_small',
  )
  assert.deepEqual(refusal(await admin.delete(`/goods/units/${piece.id}`)).slice(0, 2), [
    409,
    'goods_unit_in_use',
  ])
})

test('a product without a unit is counted by the piece; a variant begins as its parent is', async () => {
  const category = await made('categories', { name: 'Хувцас' })
  const shirt = await made('products', { name: 'Цамц', category: category.id, tax_class: 'exempt' })
  assert.deepEqual([shirt.unit.code, shirt.tax_rate, shirt.is_stocked], ['ш', '0', true])
  const large = await made('products', {
    parent: shirt.id,
    name: 'Цамц L',
    sku: 'C-L',
    options: { Хэмжээ: 'L' },
  })
  assert.deepEqual(
    [large.parent.id, large.category.id, large.tax_class, large.options],
    [shirt.id, category.id, 'exempt', { Хэмжээ: 'L' }],
  )
  assert.equal(
    refusal(await admin.post('/goods/products', { parent: large.id, name: 'x' }))[3],
    'variant_of_variant',
  )
  assert.deepEqual(refusal(await admin.post('/goods/products', { name: 'x', sku: 'C-L' })).slice(0, 2), [
    409,
    'sku_taken',
  ])
  assert.deepEqual(refusal(await admin.delete(`/goods/products/${shirt.id}`)).slice(0, 2), [
    409,
    'product_in_use',
  ])
  assert.deepEqual(refusal(await admin.delete(`/goods/categories/${category.id}`)).slice(0, 2), [
    409,
    'category_in_use',
  ])
  const { items } = (await admin.get(`/goods/products?parent=${shirt.id}`)).body
  assert.deepEqual(
    items.map(({ id }: { id: string }) => id),
    [large.id],
  )
  const stale = await admin.request(
    'PUT',
    `/goods/products/${large.id}`,
    { name: 'x' },
    { 'if-match': '"7"' },
  )
  assert.equal(stale.body.code, 'stale_version')
})

test('a barcode is checked, is one product’s alone, and is found however many zeros it has', async () => {
  const units = (await admin.get('/goods/units')).body.items
  const box = units.find(({ code }: { code: string }) => code === 'хайрцаг').id
  const wrong = await admin.post('/goods/products', { name: 'x', barcodes: [{ code: '4006381333932' }] })
  assert.deepEqual(refusal(wrong), [400, 'validation_failed', '/barcodes/0/code', 'barcode_check_digit'])
  const pen = await made('products', {
    name: 'Үзэг',
    barcodes: [{ code: '4006381333931' }, { code: '10614141000415', unit: box }, { code: 'SHELF-7' }],
  })
  const taken = await admin.post('/goods/products', { name: 'Өөр', barcodes: [{ code: '04006381333931' }] })
  assert.deepEqual([taken.status, taken.body.code, taken.body.product.name], [409, 'barcode_taken', 'Үзэг'])
  const scan = async (code: string) =>
    (await admin.get(`/goods/barcodes?code=${encodeURIComponent(code)}`)).body
  for (const code of ['4006381333931', '04006381333931', ']E04006381333931', 'SHELF-7'])
    assert.deepEqual([(await scan(code)).product.id, (await scan(code)).factor], [pen.id, '1'], code)
  const label = await scan('(01)10614141000415(17)270228(10)A-17')
  assert.deepEqual(
    [label.unit.id, label.factor, label.lot, label.expires_on],
    [box, '12', 'A-17', '2027-02-28'],
  )
  assert.equal((await admin.get('/goods/barcodes?code=96385074')).status, 404)
  assert.deepEqual(
    (await admin.get('/goods/products?q=400638')).body.items.map(({ id }: { id: string }) => id),
    [pen.id],
  )
  const raced = await Promise.all(
    [1, 2, 3].map(n =>
      admin.post('/goods/products', { name: `Уралдаан ${n}`, barcodes: [{ code: '96385074' }] }),
    ),
  )
  assert.deepEqual(raced.map(({ status }) => status).sort(), [201, 409, 409])
})

test('a price depends on customer, quantity and day, and is exact', async () => {
  const product = await made('products', { name: 'Элсэн чихэр' })
  const variant = await made('products', { parent: product.id, name: 'Элсэн чихэр, бор' })
  const customer = (await admin.post('/contacts', { kind: 'organisation', name: 'Дэлгүүр' })).body
  const retail = await made('price-lists', { name: 'Жижиглэн', is_default: true })
  const special = await made('price-lists', { name: 'Гэрээт', customers: [customer.id] })
  const prices = [
    { price_list: retail.id, amount: '3500.10' },
    { price_list: retail.id, amount: '3300.05', min_quantity: '10' },
    { price_list: retail.id, amount: '3600', valid_from: '2027-01-01' },
    { price_list: special.id, amount: '3000.0001' },
  ]
  const put = (body: object) => admin.put(`/goods/products/${product.id}/prices`, body)
  assert.equal((await put({ prices: [{ price_list: retail.id, amount: 3500 }] })).status, 400)
  assert.equal(refusal(await put({ prices: [prices[0], prices[0]] }))[3], 'not_unique')
  assert.equal(
    refusal(await put({ prices: [{ price_list: customer.id, amount: '1' }] }))[3],
    'unknown_price_list',
  )
  assert.deepEqual((await admin.get(`/goods/products/${product.id}/prices`)).body.items, [])
  const saved = await put({ prices })
  assert.equal(saved.status, 200, saved.text)
  const price = async (query: string, id = product.id) => {
    const { status, body } = await admin.get(`/goods/products/${id}/price?on=2026-11-17&${query}`)
    return status === 200 ? body.price.amount : body.code
  }
  assert.deepEqual(
    [
      await price(''),
      await price('quantity=9.999999'),
      await price('quantity=10'),
      await price(`customer=${customer.id}&quantity=100`),
      await price('', variant.id),
      (await admin.get(`/goods/products/${product.id}/price?on=2027-01-01`)).body.price.amount,
    ],
    ['3500.1', '3500.1', '3300.05', '3000.0001', '3500.1', '3600'],
  )
  const box = (await admin.get('/goods/units')).body.items.find(
    ({ code }: { code: string }) => code === 'хайрцаг',
  ).id
  assert.equal(await price(`unit=${box}`), '39600.6', 'twelve pieces reach the price of ten')
  const kilogram = await made('units', { code: 'кг', name: 'Кг' })
  assert.equal(await price(`unit=${kilogram.id}`), 'units_differ')
  const unpriced = await made('products', { name: 'Үнэгүй' })
  assert.equal(await price('', unpriced.id), 'price_missing')
  assert.deepEqual(refusal(await admin.delete(`/goods/price-lists/${retail.id}`)).slice(0, 2), [
    409,
    'price_list_in_use',
  ])
  assert.deepEqual(refusal(await admin.delete(`/contacts/${customer.id}`)).slice(0, 2), [
    409,
    'contact_in_use',
  ])
  const second = await made('price-lists', { name: 'Шинэ жижиглэн', is_default: true })
  assert.equal(
    (await admin.get(`/goods/price-lists/${retail.id}`)).body.is_default,
    false,
    'one list is for everybody',
  )
  assert.ok(second.is_default)
})

test('a price list follows its customer when contacts are merged', async () => {
  const [list] = (await admin.get('/goods/price-lists')).body.items.filter(
    ({ name }: { name: string }) => name === 'Гэрээт',
  )
  const kept = (await admin.post('/contacts', { kind: 'organisation', name: 'Дэлгүүр' })).body
  const done = await admin.post(`/contacts/${kept.id}/merge`, { duplicate: list.customers[0].id })
  assert.equal(done.status, 200, done.text)
  const { customers } = (await admin.get(`/goods/price-lists/${list.id}`)).body
  assert.deepEqual(
    customers.map(({ id }: { id: string }) => id),
    [kept.id],
  )
})

test('a picture is drawn anew, kept here, and stays while a product names it', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const product = await made('products', { name: 'Зурагтай' })
  const send = (body: Buffer) =>
    admin.request('POST', `/goods/products/${product.id}/images`, body, { 'content-type': 'image/png' })
  assert.equal((await send(Buffer.from('no picture'))).body.code, 'picture_unreadable')
  const { body, status, text } = await send(png)
  assert.equal(status, 200, text)
  assert.equal((await fetch(origin + body.images[0].address)).headers.get('content-type'), 'image/png')
  assert.equal((await send(png)).body.images.length, 1, 'the same picture is one')
  assert.equal((await admin.delete(`/goods/products/${product.id}/images/${body.images[0].id}`)).status, 204)
  assert.equal((await admin.delete(`/goods/products/${product.id}`)).status, 204)
})
