import { Type } from 'typebox'
import { Currency, Id, Nullable, OneOf, Shape, Text } from '../../../kernel/http/contract.ts'

const Decimal = Type.String({ description: 'a decimal number' })
const TaxClass = OneOf('standard', 'exempt', 'zero')

export const CatalogueItem = Shape({
  id: Id,
  parent: Nullable(Id),
  name: Type.String(),
  sku: Nullable(Type.String()),
  unit: Shape({ id: Id, code: Type.String() }),
  tax_class: TaxClass,
  tax_rate: Decimal,
  stocked: Type.Boolean(),
  tracking: OneOf('none', 'lot', 'expiry'),
  image: Nullable(Type.String()),
  archived: Type.Boolean(),
  barcodes: Type.Array(
    Shape({
      key: Type.String({ description: 'what a scanned code is compared with: GTINs in fourteen digits' }),
      code: Type.String(),
      unit: Shape({ id: Id, code: Type.String() }),
      factor: Type.String({ description: 'units of the product in one of this code' }),
    }),
  ),
  prices: Type.Array(
    Shape({
      min_quantity: Decimal,
      valid_from: Type.String(),
      valid_to: Nullable(Type.String()),
      amount: Type.String({ description: 'of one unit of the product, with tax' }),
    }),
    { description: 'of the list for everybody; a variant without any has those of its parent' },
  ),
})
export const CatalogueQuery = Shape({
  cursor: Type.Optional(Type.String({ maxLength: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 500 })),
})
export const Catalogue = Shape({
  items: Type.Array(CatalogueItem),
  cursor: Type.String({
    description: 'what to ask with next: at once while there is more, later for changes',
  }),
  more: Type.Boolean(),
  reset: Type.Boolean({ description: 'forget what was there before: it begins anew' }),
  currency: Currency,
})
export const LookupQuery = Shape({ code: Text(200) })
export const Found = Shape({
  item: CatalogueItem,
  unit: Shape({ id: Id, code: Type.String() }),
  factor: Decimal,
  price: Nullable(Type.String({ description: 'of one of that unit today, with tax' })),
  lot: Nullable(Type.String()),
  expires_on: Nullable(Type.String()),
})
