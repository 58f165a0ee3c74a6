import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { baseOf } from '../barcodes/barcodes.ts'
import type { PriceQuery, Prices, PricesGiven, ResolvedPrice } from '../contract.ts'
import { refused } from '../errors.ts'
import { updateProductVersion } from '../product/product-store.ts'
import { TAX_RATES, targetOf } from '../product/product-view.ts'
import { lockProduct, requireProduct } from '../product/products.ts'
import type { PriceRow } from '../tables.ts'
import { requireUnit } from '../units/units.ts'
import { requirePriceList } from './price-lists.ts'
import { type NewPrice, selectPrice, selectPrices, updatePrices } from './price-store.ts'

type PricesView = Static<typeof Prices>

const viewOf = (row: PriceRow): PricesView['items'][number] => ({
  price_list: { id: row.price_list_id, name: row.price_list_name },
  price: { amount: row.amount, currency: row.currency },
  min_quantity: row.min_quantity,
  valid_from: row.valid_from,
  valid_to: row.valid_to,
})

export const listPrices = (ctx: SessionContext, id: string): Promise<PricesView> =>
  inTenant(ctx, async tx => {
    const product = await requireProduct(tx, id)
    return { items: (await selectPrices(tx, product.id)).map(viewOf) }
  })

/** From the beginning of time: a price that was given no day. */
const ALWAYS = '1900-01-01'

/** All prices of a product at once: what is not named is gone. */
export const changePrices = (
  ctx: SessionContext,
  id: string,
  { prices, version }: Static<typeof PricesGiven>,
): Promise<PricesView> =>
  inTenant(ctx, async tx => {
    const product = await lockProduct(tx, id, version)
    const before = await selectPrices(tx, id)
    const wanted: NewPrice[] = []
    for (const [at, given] of prices.entries()) {
      const { min_quantity = '0', valid_from = ALWAYS, valid_to = null, amount } = given
      const list = await requirePriceList(tx, given.price_list, `/prices/${at}/price_list`)
      requireDay(`/prices/${at}/valid_from`, valid_from)
      if (valid_to !== null) requireDay(`/prices/${at}/valid_to`, valid_to)
      if (valid_to !== null && valid_to < valid_from)
        throw invalid({ path: `/prices/${at}/valid_to`, code: 'period_backwards' })
      wanted.push({ price_list_id: list.id, min_quantity, valid_from, valid_to, amount })
    }
    if (!(await updatePrices(tx, id, wanted))) throw invalid({ path: '/prices', code: 'not_unique' })
    const after = await selectPrices(tx, id)
    if (JSON.stringify(before) === JSON.stringify(after)) return { items: after.map(viewOf) }
    await updateProductVersion(tx, id)
    await recordChange(tx, ctx, {
      action: 'goods.prices_changed',
      target: targetOf(product),
      changes: { prices: [before.map(told), after.map(told)] },
    })
    return { items: after.map(viewOf) }
  })

const told = ({ price_list_name, min_quantity, amount, currency, valid_from }: PriceRow): string =>
  `${price_list_name}: ${amount} ${currency} (${min_quantity}+, ${valid_from})`

/** What one of a product costs a customer on a day. */
export const readPrice = (
  ctx: SessionContext,
  id: string,
  { quantity = '1', unit, customer, on = today() }: Static<typeof PriceQuery>,
): Promise<Static<typeof ResolvedPrice>> =>
  inTenant(ctx, async tx => {
    requireDay('/on', on)
    const product = await requireProduct(tx, id)
    const own = await requireUnit(tx, product.unit_id)
    const asked = unit === undefined ? own : await requireUnit(tx, unit, '/unit')
    if (baseOf(asked) !== baseOf(own)) throw refused('units_differ')
    const found = await selectPrice(tx, {
      product_id: product.id,
      parent_id: product.parent_id,
      quantity,
      unit: { factor: asked.factor, own_factor: own.factor },
      customer: customer ?? null,
      on,
    })
    if (!found) throw refused('price_missing')
    return {
      price: { amount: found.amount, currency: found.currency },
      price_list: { id: found.price_list_id, name: found.price_list_name },
      min_quantity: found.min_quantity,
      includes_tax: found.includes_tax,
      tax_class: product.tax_class,
      tax_rate: TAX_RATES[product.tax_class],
    }
  })
