import type { Static } from 'typebox'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import { requireDay } from '../../../kernel/days/day.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { findProducts, requireProduct } from '../../goods/index.ts'
import type { PastStock, ProductStock, StockLine, StockOfProduct, StockQuery } from '../contract.ts'
import { requireLocation } from '../locations/locations.ts'
import { lotOf, moneyOf, placeOf, productOf } from '../postings/posting-view.ts'
import type { LevelRow } from '../tables.ts'
import * as store from './stock-store.ts'

type StockView = Static<typeof StockOfProduct>

const money = (amount: string | null) => (amount === null ? null : moneyOf(amount))

/** Exact: as many places behind the point as quantities have. */
function sum(quantities: readonly string[]): string {
  const millionths = quantities.reduce((total, text) => {
    const [whole = '0', part = ''] = text.replace('-', '').split('.')
    const value = BigInt(whole) * 1_000_000n + BigInt(part.padEnd(6, '0'))
    return text.startsWith('-') ? total - value : total + value
  }, 0n)
  const sign = millionths < 0n ? '-' : ''
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0')
  return sign + `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
}

/** Goods that are kept in stock, by name, each with what there is of it now or was on a day. */
export const listStock = (
  ctx: SessionContext,
  { location, on, ...query }: Static<typeof StockQuery>,
): Promise<Page<StockView>> =>
  inTenant(ctx, async tx => {
    if (on !== undefined) requireDay('/on', on)
    const page = await findProducts(tx, { ...query, stocked: true })
    const ids = page.items.map(({ id }) => id)
    const past = on === undefined ? [] : await store.selectPastTotals(tx, ids, { on, location })
    const totals = on === undefined ? await store.selectTotals(tx, ids, location) : []
    const items = page.items.map(({ id, name, sku, unit_code }) => {
      const product = { id, name, sku, unit: unit_code }
      const now = totals.find(({ product_id }) => product_id === id)
      if (!now) {
        const then = past.filter(({ product_id }) => product_id === id)
        const quantity = sum(then.map(row => row.quantity))
        return { product, quantity, reserved: null, available: null, average_cost: null, value: null }
      }
      const { quantity, reserved, available, average_cost, value } = now
      // What a part of it is worth is not known: layers belong to the company, not to a place.
      const worth = location === undefined ? moneyOf(value) : null
      return { product, quantity, reserved, available, average_cost: money(average_cost), value: worth }
    })
    return { ...page, items }
  })

const lineOf = (row: LevelRow): Static<typeof StockLine> => ({
  product: productOf(row),
  lot: lotOf(row.lot),
  expires_on: row.expires_on,
  quantity: row.quantity,
})

export const listLocationStock = (
  ctx: SessionContext,
  id: string,
  query: PageQuery,
): Promise<Page<Static<typeof StockLine>>> =>
  inTenant(ctx, async tx => {
    const location = await requireLocation(tx, id)
    const page = await store.selectLevels(tx, location.id, query)
    return { ...page, items: page.items.map(lineOf) }
  })

export const readProductStock = (ctx: SessionContext, id: string): Promise<Static<typeof ProductStock>> =>
  inTenant(ctx, async tx => {
    const { name, sku, unit_code } = await requireProduct(tx, id)
    const [total] = await store.selectTotals(tx, [id], undefined)
    const places = await store.selectPlaces(tx, id)
    const layers = await store.selectLayers(tx, id)
    const { quantity, reserved, available, value, average_cost } = total!
    return {
      product: { id, name, sku, unit: unit_code },
      ...{ quantity, reserved, available, value: moneyOf(value), average_cost: money(average_cost) },
      places: places.map(row => ({
        location: placeOf(ctx, { id: row.location_id, kind: row.location_kind, name: row.location_name }),
        lot: lotOf(row.lot),
        expires_on: row.expires_on,
        quantity: row.quantity,
      })),
      layers: layers.map(layer => ({
        on: layer.on_day,
        quantity: layer.quantity,
        value: moneyOf(layer.value),
      })),
    }
  })

/** How much of a product there was at the end of a day, and where. */
export const readPastStock = (
  ctx: SessionContext,
  id: string,
  on: string,
): Promise<Static<typeof PastStock>> =>
  inTenant(ctx, async tx => {
    requireDay('/on', on)
    await requireProduct(tx, id)
    const rows = await store.selectPastTotals(tx, [id], { on })
    return {
      on,
      quantity: sum(rows.map(({ quantity }) => quantity)),
      places: rows
        .filter(({ quantity }) => quantity !== '0')
        .map(row => ({
          location: placeOf(ctx, { id: row.location_id, kind: row.location_kind, name: row.location_name }),
          quantity: row.quantity,
        })),
    }
  })
