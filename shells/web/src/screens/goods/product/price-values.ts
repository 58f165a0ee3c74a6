import { normaliseDecimal } from '@tamga/formats'
import type { Price, PricesGiven } from '../../../data/business/goods.ts'

/** What the server says of a price that was given no day. */
export const ALWAYS = '1900-01-01'

export type PriceValue = {
  price_list: string
  amount: string
  min_quantity: string
  valid_from: string
  valid_to: string
}

export const priceValueOf = (price: Price): PriceValue => ({
  price_list: price.price_list.id,
  amount: price.price.amount,
  min_quantity: price.min_quantity,
  valid_from: price.valid_from === ALWAYS ? '' : price.valid_from,
  valid_to: price.valid_to ?? '',
})

export const pricesOf = (values: readonly PriceValue[]): PricesGiven =>
  values.map(({ price_list, amount, min_quantity, valid_from, valid_to }) => ({
    price_list,
    amount: normaliseDecimal(amount),
    ...(min_quantity.trim() !== '' && { min_quantity: normaliseDecimal(min_quantity) }),
    ...(valid_from !== '' && { valid_from }),
    valid_to: valid_to === '' ? null : valid_to,
  }))
