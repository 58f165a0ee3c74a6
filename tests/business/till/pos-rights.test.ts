import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { pg, until } from '@tamga/core/testing'
import {
  admin,
  ask,
  codes,
  databaseUrl,
  line,
  made,
  openTill,
  product,
  sale,
  seller,
  send,
  told,
} from './pos-world.ts'

const close = (shift: string) =>
  admin.post(`/pos/shifts/${shift}/close`, { closed_at: new Date().toISOString(), counts: [] })

test('only the device that holds a till gives it back; who takes it from another one needs the permission', async () => {
  const [at, milk] = [await openTill(), await product('Сүү', '3300')]
  const sold = () => sale(at, [line(milk, '1', '3300')], { total: '3300' })
  const { holder } = (await seller.get(`/pos/tills/${at.till}`)).body
  assert.equal(holder.lease, at.lease)
  for (const body of [undefined, { device: randomUUID() }]) {
    const denied = await seller.delete(`/pos/leases/${holder.lease}`, body)
    assert.deepEqual([denied.status, denied.body.permission], [403, 'pos.manage'], denied.text)
  }
  assert.deepEqual(told(await send(at, [sold()])), [['recorded', 'K1-000001']])
  assert.equal((await admin.delete(`/pos/leases/${at.lease}`)).status, 204)
  const device = randomUUID()
  const take = async () =>
    (await seller.post(`/pos/tills/${at.till}/lease`, { device, device_name: 'Нөгөө' })).body
  const next = await take()
  assert.deepEqual([next.prefix, next.next_number], ['K1-2-', 1], 'numbers of the other device are its own')
  assert.deepEqual(told(await send(at, [sold()])), [['recorded', 'K1-000002']], 'what it still held')
  assert.equal((await seller.delete(`/pos/leases/${next.id}`, { device })).status, 204)
  assert.equal((await take()).prefix, 'K1-2-', 'given back, its numbers go on')
})

test('a closed shift gives its discounts to whoever opened it, or to who may give them; a stranger gives none in it', async () => {
  const coat = await product('Хүрэм', '100000')
  const at = await openTill()
  const reduced = sale(at, [{ ...line(coat, '1', '100000'), discount: '90' }], { total: '10000' })
  const lowered = { ...reduced, lines: [line(coat, '1', '10000')] }
  assert.equal((await close(at.shift)).status, 200)
  const asSeller = { ...at, by: seller }
  for (const given of [reduced, lowered, { ...reduced, grants_discount: true }])
    assert.deepEqual(told(await send(asSeller, [given])), [['refused', 'discount_not_allowed']])
  assert.equal(told(await send(at, [{ ...reduced, grants_discount: true }]))[0]![0], 'recorded')
  assert.deepEqual(told(await send(asSeller, [sale(at, [line(coat, '1', '100000')], { total: '100000' })])), [
    ['recorded', `${(await admin.get(`/pos/tills/${at.till}`)).body.prefix}000002`],
  ])

  const own = await openTill(seller)
  // They might when they opened it, and may no longer: what they sold then still comes.
  await ask('update pos_shift set may_discount = true where id = $1', [own.shift])
  const late = () => sale(own, [{ ...line(coat, '1', '100000'), discount: '10' }], { total: '90000' })
  const grantedBy = async (id: string) => (await admin.get(`/pos/sales/${id}`)).body.discount.granted_by
  assert.equal((await close(own.shift)).status, 200)
  const [theirs, another] = [late(), late()]
  assert.deepEqual(codes(await send(own, [theirs])).includes('shift_closed'), true)
  assert.equal(await grantedBy(theirs.id), (await seller.get('/me')).body.user.name)
  assert.equal(told(await send({ ...own, by: admin }, [another]))[0]![0], 'recorded')
  assert.equal(await grantedBy(another.id), (await admin.get('/me')).body.user.name)
})

test('a sale that comes while its shift is closed is counted in it, or marked', async () => {
  const at = await openTill()
  const milk = await product('Сүүн бүтээгдэхүүн', '7000')
  const [lease] = await ask<{ series_id: string }>('select series_id from pos_lease where id = $1', [
    at.lease,
  ])
  const other = new pg.Client({ connectionString: databaseUrl })
  await other.connect()
  try {
    const waiting = async () => {
      const { rows } = await other.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    await other.query('begin')
    await other.query('select from number_series where id = $1 for update', [lease!.series_id])
    const selling = send(at, [sale(at, [line(milk, '1', '7000')], { total: '7000' })])
    await until('the sale waits for its number', async () => (await waiting()) === 1)
    let isClosed = false
    const closing = close(at.shift).finally(() => {
      isClosed = true
    })
    await until('the closing is done or waits too', async () => isClosed || (await waiting()) === 2)
    await other.query('commit')
    const [sold, closed] = [await selling, await closing]
    assert.equal(told(sold)[0]![0], 'recorded')
    const isCounted = closed.body.sums[0].expected === '57000'
    assert.notEqual(isCounted, codes(sold).includes('shift_closed'), closed.text)
  } finally {
    await other.end()
  }
})

test('a lowered price is judged by the unit of the product, whatever unit is named; a real one in proportion', async () => {
  const gram = (await made('/goods/units', { code: 'грамм', name: 'Грамм' })).id
  const kilo = (await made('/goods/units', { code: 'кило', name: 'Кило', base: gram, factor: '1000' })).id
  const grain = (await made('/goods/units', { code: 'үр', name: 'Үр' })).id
  const flour = await product('Гурил', '5000', { unit: kilo })
  const at = await openTill(seller)
  const inUnit = (unit: string, price: string) =>
    sale(at, [{ ...line(flour, '1', price), unit }], { total: price })
  for (const [unit, price] of [
    [grain, '6'],
    [randomUUID(), '6'],
    [gram, '4.99'],
    [kilo, '4999'],
  ] as const) {
    assert.deepEqual(told(await send(at, [inUnit(unit, price)])), [['refused', 'discount_not_allowed']], unit)
    at.next--
  }
  for (const [unit, price] of [
    [gram, '5'],
    [kilo, '5000'],
    [grain, '5000'],
  ] as const)
    assert.equal(told(await send(at, [inUnit(unit, price)]))[0]![0], 'recorded', unit)
})
