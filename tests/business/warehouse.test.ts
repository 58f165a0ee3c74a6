import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { type Answer, CompiledQuery, startTestPlatform, testsEverything } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'
import { BROKEN_STOCK } from './invoicing/invariants.ts'

const { admin, platform } = await startTestPlatform({ after }, { distribution: business })
const tenantId: string = (await admin.get('/me')).body.tenant.id
const installed = await admin.post('/store/apps/warehouse/install')
assert.deepEqual(installed.body.installed, ['contacts', 'goods', 'warehouse'])

const made = async (path: string, fields: object): Promise<Answer['body']> => {
  const answer = await admin.post(path, fields)
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}
const refusal = ({ status, body }: Answer) => [
  status,
  body.errors?.[0]?.code ?? body.code,
  body.errors?.[0]?.path,
]
const product = async (fields: object): Promise<string> => (await made('/goods/products', fields)).id
const stockOf = async (id: string) => (await admin.get(`/warehouse/products/${id}`)).body
/** In Ulaanbaatar, eight hours before UTC. */
const day = (ago: number) =>
  new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)

const shop = (await made('/warehouse/locations', { name: 'Дэлгүүр' })).id
const store = (await made('/warehouse/locations', { name: 'Агуулах' })).id

const receive = (lines: object[], fields: object = {}) =>
  admin.post('/warehouse/receipts', { to: store, lines, ...fields })
const deliver = (lines: object[], fields: object = {}) =>
  admin.post('/warehouse/deliveries', { from: store, lines, ...fields })

test('what comes first leaves first and takes its cost along; the average follows', async () => {
  const flour = await product({ name: 'Гурил' })
  await receive([{ product: flour, quantity: '10', unit_cost: '100' }])
  await receive([{ product: flour, quantity: '10', unit_cost: '130.3333' }])
  const out = await deliver([{ product: flour, quantity: '13' }])
  assert.equal(out.status, 201, out.text)
  assert.equal(out.body.cost.amount, '1390.9999', 'ten at 100 and three of the later ones')
  const stock = await stockOf(flour)
  assert.deepEqual(
    [stock.quantity, stock.value.amount, stock.average_cost.amount, stock.layers.length],
    ['7', '912.3331', '130.3333', 1],
  )
  const back = await admin.post(`/warehouse/postings/${out.body.id}/correction`, { note: 'Буруу' })
  assert.equal(back.status, 201, back.text)
  assert.deepEqual([back.body.corrects, back.body.cost.amount], [out.body.id, '1390.9999'])
  assert.equal((await stockOf(flour)).value.amount, '2303.333', 'at the cost at which it had left')
  assert.deepEqual(
    refusal(await admin.post(`/warehouse/postings/${out.body.id}/correction`, {})).slice(0, 2),
    [409, 'posting_corrected'],
  )
  assert.deepEqual(
    refusal(await admin.post(`/warehouse/postings/${back.body.id}/correction`, {})).slice(0, 2),
    [409, 'posting_final'],
  )
  assert.deepEqual(refusal(await admin.delete(`/goods/products/${flour}`)).slice(0, 2), [
    409,
    'product_in_use',
  ])
})

test('no more leaves than is free; a box counts as its pieces', async () => {
  const piece = (await admin.get('/goods/units')).body.items[0]
  const box = await made('/goods/units', { code: 'хайрцаг', name: 'Хайрцаг', base: piece.id, factor: '12' })
  const pen = await product({ name: 'Үзэг', unit: piece.id })
  const received = await receive([{ product: pen, quantity: '2', unit: box.id, unit_cost: '1200' }])
  assert.deepEqual([received.body.moves[0].quantity, received.body.cost.amount], ['24', '2400'])
  const short = await deliver([{ product: pen, quantity: '24.000001' }])
  assert.deepEqual(
    [short.status, short.body.code, short.body.product.id, short.body.lacking],
    [409, 'stock_missing', pen, '0.000001'],
  )
  const customer = await made('/contacts', { kind: 'person', name: 'Болд' })
  const kept = await made('/warehouse/reservations', {
    ...{ product: pen, location: store, quantity: '20', contact: customer.id },
  })
  assert.deepEqual([(await stockOf(pen)).available, (await stockOf(pen)).reserved], ['4', '20'])
  const more = { product: pen, location: store, quantity: '5' }
  assert.equal((await admin.post('/warehouse/reservations', more)).body.code, 'stock_missing')
  assert.equal((await deliver([{ product: pen, quantity: '5' }])).body.code, 'stock_missing')
  const done = await deliver([{ product: pen, quantity: '20' }], {
    ...{ customer: customer.id, reservation: kept.id, reference: 'D-1' },
  })
  assert.equal(done.status, 201, done.text)
  assert.deepEqual([done.body.contact.name, (await stockOf(pen)).available], ['Болд', '4'])
  assert.deepEqual(refusal(await admin.delete(`/contacts/${customer.id}`)).slice(0, 2), [
    409,
    'contact_in_use',
  ])
  const moved = { from: store, to: shop, lines: [{ product: pen, quantity: '3' }] }
  assert.equal((await admin.post('/warehouse/transfers', moved)).body.cost.amount, '0')
  const { items } = (await admin.get(`/warehouse/locations/${shop}/stock`)).body
  assert.deepEqual(
    items.map((line: { product: { id: string }; quantity: string }) => [line.product.id, line.quantity]),
    [[pen, '3']],
  )
  assert.deepEqual(refusal(await admin.put(`/warehouse/locations/${shop}`, { archived: true })).slice(0, 2), [
    409,
    'location_in_use',
  ])
  assert.equal(refusal(await admin.post('/warehouse/transfers', { ...moved, to: store }))[1], 'same_location')
})

test('what expires first leaves first, and a lot is told where it comes in', async () => {
  const milk = await product({ name: 'Сүү', tracking: 'expiry' })
  const line = { product: milk, quantity: '5', unit_cost: '3000' }
  assert.deepEqual(refusal(await receive([line])).slice(1), ['lot_missing', '/lines/0/lot'])
  assert.deepEqual(refusal(await receive([{ ...line, lot: 'A' }])).slice(1), [
    'required',
    '/lines/0/expires_on',
  ])
  await receive([
    { ...line, lot: 'A', expires_on: '2027-03-01' },
    { ...line, lot: 'B', expires_on: '2027-01-01' },
  ])
  const out = await deliver([{ product: milk, quantity: '7' }])
  assert.deepEqual(
    out.body.moves.map((move: { lot: string; quantity: string }) => [move.lot, move.quantity]),
    [
      ['B', '5'],
      ['A', '2'],
    ],
  )
  const [left] = (await stockOf(milk)).places
  assert.deepEqual([left.lot, left.expires_on, left.quantity], ['A', '2027-03-01', '3'])
  const service = await product({ name: 'Хүргэлт', is_stocked: false })
  assert.equal(refusal(await receive([{ product: service, quantity: '1' }]))[1], 'product_not_stocked')
})

test('the stock of a past day is what was there, across months', async () => {
  const rice = await product({ name: 'Будаа' })
  await receive([{ product: rice, quantity: '40', unit_cost: '10' }], { on: day(70) })
  await deliver([{ product: rice, quantity: '15' }], { on: day(35) })
  await deliver([{ product: rice, quantity: '5' }])
  const past = async (ago: number) =>
    (await admin.get(`/warehouse/products/${rice}/past?on=${day(ago)}`)).body.quantity
  assert.deepEqual(await Promise.all([71, 70, 36, 35, 1, 0].map(past)), ['0', '40', '40', '25', '25', '20'])
  const listed = await admin.get(`/warehouse/stock?q=${encodeURIComponent('Будаа')}&on=${day(35)}`)
  assert.equal(listed.body.items[0].quantity, '25', listed.text)
  assert.equal(
    refusal(await receive([{ product: rice, quantity: '1' }], { on: '2999-01-01' }))[1],
    'day_to_come',
  )
  const { items } = (await admin.get(`/warehouse/moves?product=${rice}&location=${store}&limit=2`)).body
  assert.deepEqual(
    items.map((move: { quantity: string }) => move.quantity),
    ['5', '15'],
  )
})

test('a blind count tells what there should be only afterwards, and the difference is a move', async () => {
  const sugar = await product({ name: 'Элсэн чихэр', sku: 'S-1' })
  await receive([{ product: sugar, quantity: '10', unit_cost: '5' }])
  const count = await made('/warehouse/counts', { location: store })
  const counted = { lines: [{ product: sugar, counted: '8' }] }
  const noted = (await admin.put(`/warehouse/counts/${count.id}/lines`, counted)).body
  assert.deepEqual([noted.counted[0].counted, noted.counted[0].expected], ['8', null])
  // What leaves after it was counted changes nothing of the difference.
  await deliver([{ product: sugar, quantity: '3' }])
  const done = await admin.post(`/warehouse/counts/${count.id}/post`)
  assert.deepEqual([done.status, done.body.counted[0].expected], [200, '10'], done.text)
  assert.deepEqual([(await stockOf(sugar)).quantity, (await stockOf(sugar)).value.amount], ['5', '25'])
  assert.equal((await admin.get(`/warehouse/postings/${done.body.posting}`)).body.moves[0].to.kind, 'loss')
  assert.equal((await admin.post(`/warehouse/counts/${count.id}/post`)).body.code, 'posting_final')
  assert.equal((await admin.put(`/warehouse/counts/${count.id}/lines`, counted)).body.code, 'posting_final')
})

test('an inventory is taken from a file, all or nothing; what falls below its minimum is to be ordered', async () => {
  const salt = await product({ name: 'Давс', sku: 'D-1' })
  const send = (text: string, query = '') =>
    admin.request('POST', `/warehouse/import${query}`, text, { 'content-type': 'text/csv' })
  const wrong = await send('sku,location,quantity\nD-1,Агуулах,5\nX-9,Хаана,-1\nX-9,Хаана,1\n')
  assert.equal(wrong.body.code, 'import_invalid', wrong.text)
  assert.equal((await stockOf(salt)).quantity, '0')
  const file = 'дугаар;байршил;тоо;өртөг\nD-1;Агуулах;5,5;100\nD-1;Дэлгүүр;2;\n'
  assert.deepEqual((await send(file, '?dry_run=true')).body.errors, [])
  assert.equal((await send(file)).body.postings.length, 2)
  assert.deepEqual([(await stockOf(salt)).quantity, (await stockOf(salt)).places.length], ['7.5', 2])
  const rule = { location: store, minimum: '6', target: '20' }
  assert.equal((await admin.put(`/warehouse/products/${salt}/reorder`, rule)).status, 204)
  const short = (await admin.get('/warehouse/reorder?short=true')).body.items
  assert.deepEqual((await admin.get(`/warehouse/reorder?product=${salt}`)).body.items, short)
  assert.deepEqual(
    short.map((one: { product: { id: string }; missing: string }) => [one.product.id, one.missing]),
    [[salt, '14.5']],
  )
  await receive([{ product: salt, quantity: '1' }])
  assert.deepEqual((await admin.get('/warehouse/reorder?short=true')).body.items, [])
})

const inTenant = async (text: string, values: unknown[] = []): Promise<unknown[]> => {
  const { database } = platform.services
  return (await database.inTenant(tenantId, tx => tx.executeQuery(CompiledQuery.raw(text, values)))).rows
}

/** What a till sold is sold, also where nothing is left. */
async function sell(from: string, lines: readonly object[]): Promise<Answer> {
  const [customers] = (await inTenant(`select id from stock_location where kind = 'customer'`)) as {
    id: string
  }[]
  const given = { id: randomUUID(), kind: 'delivery', on_day: day(0), reference: '', note: '' }
  const sold = lines.map(line => ({
    ...line,
    lot: '',
    is_picked: false,
    from_id: from,
    to_id: customers!.id,
  }))
  const posting = { ...given, made_by: 'till', oversells: true }
  await inTenant('select platform.post_stock($1, $2)', [JSON.stringify(posting), JSON.stringify(sold)])
  return { status: 201, body: { id: given.id, moves: [] }, text: '' } as unknown as Answer
}

/** As many as a short run has time for, or as must hold. */
const OPERATIONS = testsEverything() ? 10_000 : 240
const AT_ONCE = 8

test('after any operations in parallel stock is the sum of moves, and what left cost what layers lost', async () => {
  const products = await Promise.all(['Нэг', 'Хоёр', 'Гурав', 'Дөрөв'].map(name => product({ name })))
  // A linear congruential generator: the same operations in every run, whatever order they end in.
  let state = 20_261_117
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
  const lines = (priced: boolean) =>
    Array.from({ length: 1 + random(3) }, () => ({
      product: products[random(products.length)],
      quantity: `${random(9)}.${1 + random(999_999)}`,
      ...(priced && random(4) > 0 && { unit_cost: `${random(5000)}.${random(9999)}` }),
    }))
  const places = [store, shop]
  const posted: string[] = []
  const operations: readonly (() => Promise<Answer>)[] = [
    () => receive(lines(true), { to: places[random(2)], on: day(random(90)) }),
    () => deliver(lines(false), { from: places[random(2)] }),
    () => {
      const from = random(2)
      return admin.post('/warehouse/transfers', {
        from: places[from],
        to: places[1 - from],
        lines: lines(false),
      })
    },
    () => {
      const direction = random(2) ? 'lost' : 'found'
      return admin.post('/warehouse/adjustments', {
        location: places[random(2)],
        direction,
        lines: lines(false),
      })
    },
    () => admin.post(`/warehouse/postings/${posted[random(posted.length)]}/correction`, {}),
    () => {
      const [{ product: id, quantity }] = lines(false) as [{ product: string; quantity: string }]
      return admin.post('/warehouse/reservations', { product: id, location: places[random(2)], quantity })
    },
    () =>
      sell(
        places[random(2)]!,
        lines(false).map(({ product: product_id, quantity }) => ({ product_id, quantity })),
      ),
  ]
  const outcomes: Record<string, number> = {}
  let left = OPERATIONS
  const work = async () => {
    while (left-- > 0) {
      const kind = [0, 0, 0, 1, 1, 2, 3, 4, 5, 6][random(10)]!
      const { status, body, text } = await operations[kind]!()
      assert.ok([201, 404, 409].includes(status), text)
      outcomes[status] = (outcomes[status] ?? 0) + 1
      if (status === 201 && body.moves) posted.push(body.id)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  assert.ok(outcomes['201']! > OPERATIONS / 3 && outcomes['409']! > 0, JSON.stringify(outcomes))
  assert.deepEqual(await inTenant(BROKEN_STOCK), [])
})
