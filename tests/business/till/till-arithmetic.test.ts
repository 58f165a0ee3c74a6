import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { after, test } from 'node:test'
import { pg, startTestPlatform } from '@tamga/core/testing'
import { readScan, subtractDecimals } from '@tamga/formats'
import { addToCart, priceOf, taxOf, totalOf } from '../../../shells/web/src/data/till/cart.ts'
import {
  add,
  lineTotal,
  multiply,
  readDecimal,
  shareOf,
  taxIn,
  toHundredths,
  toText,
} from '../../../shells/web/src/data/till/decimal.ts'
import type { CatalogueItem } from '../../../shells/web/src/data/till/till-types.ts'

const { databaseUrl } = await startTestPlatform({ after }, { bootstrap: false })

const decimal = (whole: number, digits: number): string =>
  `${randomInt(whole)}${digits === 0 ? '' : `.${String(randomInt(10 ** digits)).padStart(digits, '0')}`}`

test('a till rounds as the database does, to the last hundredth', async () => {
  const cases = Array.from({ length: 2000 }, () => ({
    quantity: decimal(200, randomInt(7)),
    unit_price: decimal(1_000_000, randomInt(5)),
    discount: decimal(100, randomInt(5)),
    tax_rate: randomInt(2) === 0 ? '10' : '0',
  }))
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const { rows } = await owner.query<{ total: string; tax: string }>(
    `select trim_scale(t.total)::text as total, trim_scale(round(t.total * rate / (100 + rate), 2))::text as tax
       from unnest($1::numeric[], $2::numeric[], $3::numeric[], $4::numeric[]) with ordinality as x(q, p, d, rate, at),
            lateral (select round(p * q * (100 - d) / 100, 2) as total) t order by at`,
    (['quantity', 'unit_price', 'discount', 'tax_rate'] as const).map(key => cases.map(one => one[key])),
  )
  await owner.end()
  const told = cases.map(line => {
    const total = lineTotal(line)
    return { total: toText(total), tax: toText(taxIn(total, line.tax_rate)) }
  })
  assert.deepEqual(told, rows)
})

test('what falls to a part of a line is rounded as the database does it, also where a quotient never ends', async () => {
  const cases = Array.from({ length: 3000 }, () => {
    const whole = `${1 + randomInt(60)}${randomInt(4) === 0 ? `.${randomInt(1000)}` : ''}`
    const digits = randomInt(3)
    const some = `${randomInt(Math.floor(Number(whole)))}${digits === 0 ? '' : `.${randomInt(10 ** digits)}`}`
    return { total: decimal(500, 2), some, whole }
  })
  const exact = { total: '0.03', some: '5', whole: '6' }
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  const asked = [exact, ...cases]
  const { rows } = await owner.query<{ share: string }>(
    `select trim_scale(round(total::numeric(20, 4) * (part / whole::numeric(20, 6)), 2))::text as share
       from unnest($1::numeric[], $2::numeric[], $3::numeric[]) with ordinality as x(total, part, whole, at) order by at`,
    (['total', 'some', 'whole'] as const).map(key => asked.map(one => one[key])),
  )
  await owner.end()
  assert.deepEqual(
    asked.map(({ total, some, whole }) => toText(shareOf(toHundredths(total), some, whole))),
    rows.map(({ share }) => share),
  )
})

test('decimals are added and multiplied exactly, and read as people type them', () => {
  assert.equal(add('0.1', '0.2'), '0.3')
  assert.equal(multiply('1.005', '3'), '3.015')
  assert.equal(subtractDecimals('3', '0.25'), '2.75')
  assert.equal(toHundredths('2.675'), 268n)
  assert.equal(readDecimal('12 500,5'), '12500.5')
  assert.equal(readDecimal('1.2.3'), null)
})

const unit = { id: 'piece', code: 'ш' }
const milk = {
  id: 'milk',
  name: 'Milk',
  unit,
  tax_class: 'standard',
  tax_rate: '10',
  barcodes: [
    { key: '04006381333931', code: '4006381333931', unit, factor: '1' },
    { key: '14006381333938', code: '14006381333938', unit: { id: 'box', code: 'хайрцаг' }, factor: '12' },
  ],
  prices: [
    { min_quantity: '1', valid_from: '2026-01-01', valid_to: null, amount: '3300' },
    { min_quantity: '12', valid_from: '2026-01-01', valid_to: null, amount: '3000.5' },
    { min_quantity: '1', valid_from: '2027-01-01', valid_to: null, amount: '9999' },
  ],
} as unknown as CatalogueItem

test('what is scanned twice is one line, a box has a line and a price of its own', () => {
  const day = '2026-11-17'
  assert.equal(priceOf(milk, '1', day), '3300')
  const scan = (lines: Parameters<typeof addToCart>[0], code: string) =>
    addToCart(lines, { item: milk, ...readScan(code, new Date('2026-11-17')), day })
  const cart = scan(scan(scan([], '4006381333931'), '4006381333931'), '14006381333938')
  assert.deepEqual(
    cart.map(({ unit_code, quantity, unit_price }) => [unit_code, quantity, unit_price]),
    [
      ['ш', '2', '3300'],
      ['хайрцаг', '1', '36006'],
    ],
  )
  assert.deepEqual([toText(totalOf(cart)), toText(taxOf(cart))], ['42606', '3873.27'])
  const lots = scan(scan(cart, '(01)04006381333931(10)A-17'), '(01)04006381333931(10)A-17')
  assert.deepEqual(
    lots.map(({ lot, quantity }) => [lot, quantity]),
    [
      [null, '2'],
      [null, '1'],
      ['A-17', '2'],
    ],
  )
})
