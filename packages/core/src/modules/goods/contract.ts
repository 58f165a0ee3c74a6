import { Type } from 'typebox'
import {
  Amount,
  Currency,
  Day,
  Id,
  Line,
  List,
  ListQuery,
  Money,
  Nullable,
  OneOf,
  PersonName,
  Quantity,
  Reference,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Factor = Type.String({
  pattern: '^(0|[1-9]\\d{0,9})(\\.\\d{1,8})?$',
  description: 'how many of the base unit one of these is, a decimal number',
})
const Code = Type.String({ pattern: '^[^\\p{Cc}\\p{Z}]{1,20}$' })
const Sku = Type.String({ pattern: '^[^\\p{Cc}\\p{Z}]{1,64}$' })
const Version = Type.Optional(Type.Integer())
const UnitReference = Shape({ id: Id, code: Type.String() })

export const Unit = Shape({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  base: Nullable(UnitReference),
  factor: Type.String({ description: 'of the base unit; 1 for a base unit' }),
  version: Type.Integer(),
})
export const Units = List(Unit)
export const ShortListQuery = ListQuery({})
export const NewUnit = Shape({
  code: Code,
  name: PersonName,
  base: Type.Optional(Nullable(Id)),
  factor: Type.Optional(Factor),
})
export const UnitChange = Shape({
  code: Type.Optional(Code),
  name: Type.Optional(PersonName),
  version: Version,
})

export const Category = Shape({
  id: Id,
  name: Type.String(),
  parent: Nullable(Id),
  version: Type.Integer(),
})
export const Categories = List(Category)
export const NewCategory = Shape({ name: PersonName, parent: Type.Optional(Nullable(Id)) })
export const CategoryChange = Shape({ name: PersonName, version: Version })

const TaxClass = OneOf('standard', 'exempt', 'zero')
const Tracking = OneOf('none', 'lot', 'expiry')
const Options = Type.Record(Type.String({ pattern: '^[^\\p{Cc}]{1,40}$' }), Line(80), { maxProperties: 6 })

export const Product = Shape({
  id: Id,
  parent: Nullable(Reference),
  sku: Nullable(Type.String()),
  name: Type.String(),
  options: Type.Record(Type.String(), Type.String(), {
    description: 'what makes a variant differ from its siblings',
  }),
  description: Type.String(),
  category: Nullable(Reference),
  unit: UnitReference,
  tax_class: TaxClass,
  tax_rate: Type.String({ description: 'in per cent' }),
  is_stocked: Type.Boolean(),
  tracking: Tracking,
  barcodes: Type.Array(Shape({ code: Type.String(), unit: UnitReference })),
  images: Type.Array(Shape({ id: Id, address: Type.String() })),
  variants: Type.Integer({ description: 'how many there are' }),
  archived: Type.Boolean(),
  created_at: Time,
  updated_at: Time,
  version: Type.Integer(),
})
export const Products = List(Product)
export const ProductsQuery = ListQuery({
  q: Type.Optional(Text(200)),
  category: Type.Optional(Id),
  parent: Type.Optional(Id),
  archived: Type.Optional(Type.Boolean({ description: 'those put away, instead of those in use' })),
  sort: Type.Optional(OneOf('name', '-name', 'created_at', '-created_at')),
})

const content = {
  name: PersonName,
  sku: Type.Optional(Nullable(Sku)),
  options: Type.Optional(Options),
  description: Type.Optional(Type.String({ maxLength: 5000 })),
  category: Type.Optional(Nullable(Id)),
  unit: Type.Optional(Id),
  tax_class: Type.Optional(TaxClass),
  is_stocked: Type.Optional(Type.Boolean()),
  tracking: Type.Optional(Tracking),
  barcodes: Type.Optional(
    Type.Array(
      Shape({
        code: Type.String({ minLength: 1, maxLength: 48 }),
        unit: Type.Optional(Id),
      }),
      { maxItems: 30 },
    ),
  ),
}
export const NewProduct = Shape({ ...content, parent: Type.Optional(Nullable(Id)) })
export const ProductChange = Shape({
  ...Type.Partial(Shape(content)).properties,
  archived: Type.Optional(Type.Boolean()),
  version: Version,
})

export const ImageParams = Shape({ id: Type.String(), image_id: Type.String() })

export const ScanQuery = Shape({
  code: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'a barcode, or an element string of GS1 with lot and expiry',
  }),
})
export const Scanned = Shape({
  product: Product,
  unit: UnitReference,
  factor: Type.String({ description: 'how many units of the product one scanned unit is' }),
  lot: Nullable(Type.String()),
  expires_on: Nullable(Type.String()),
  serial: Nullable(Type.String()),
})

export const PriceList = Shape({
  id: Id,
  name: Type.String(),
  currency: Currency,
  includes_tax: Type.Boolean(),
  is_default: Type.Boolean({ description: 'for everybody; other lists are for their customers' }),
  archived: Type.Boolean(),
  customers: Type.Array(Reference),
  version: Type.Integer(),
})
export const PriceLists = List(PriceList)
export const NewPriceList = Shape({
  name: PersonName,
  currency: Type.Optional(Currency),
  includes_tax: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
  customers: Type.Optional(Type.Array(Id, { maxItems: 1000, uniqueItems: true })),
})
export const PriceListChange = Shape({
  name: Type.Optional(PersonName),
  includes_tax: Type.Optional(Type.Boolean()),
  is_default: Type.Optional(Type.Boolean()),
  archived: Type.Optional(Type.Boolean()),
  customers: Type.Optional(Type.Array(Id, { maxItems: 1000, uniqueItems: true })),
  version: Version,
})

const PriceOfList = Shape({
  price_list: Reference,
  price: Money,
  min_quantity: Type.String(),
  valid_from: Type.String(),
  valid_to: Nullable(Type.String()),
})
export const Prices = Shape({ items: Type.Array(PriceOfList) })
export const PricesGiven = Shape({
  prices: Type.Array(
    Shape({
      price_list: Id,
      amount: Amount,
      min_quantity: Type.Optional(Quantity),
      valid_from: Type.Optional(Day),
      valid_to: Type.Optional(Nullable(Day)),
    }),
    { maxItems: 200 },
  ),
  version: Version,
})

export const PriceQuery = Shape({
  quantity: Type.Optional(Quantity),
  unit: Type.Optional(Id),
  customer: Type.Optional(Id),
  on: Type.Optional(Day),
})
export const ResolvedPrice = Shape({
  price: Shape(Money.properties, { description: 'of one of the units that were asked for' }),
  price_list: Reference,
  min_quantity: Type.String({ description: 'from which quantity on it holds, in units of the product' }),
  includes_tax: Type.Boolean(),
  tax_class: TaxClass,
  tax_rate: Type.String({ description: 'in per cent' }),
})
