import { Type } from 'typebox'
import {
  Amount,
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

const Version = Type.Optional(Type.Integer())
const ProductReference = Shape({
  id: Id,
  name: Type.String(),
  sku: Nullable(Type.String()),
  unit: Type.String(),
})
const LocationKind = OneOf('internal', 'supplier', 'customer', 'loss')
const LocationReference = Shape({ id: Id, name: Type.String(), kind: LocationKind })
const Decimal = Type.String({ description: 'a decimal number; below zero where more left than was there' })

export const Location = Shape({
  id: Id,
  kind: LocationKind,
  name: Type.String(),
  archived: Type.Boolean(),
  version: Type.Integer(),
})
export const Locations = List(Location)
export const LocationsQuery = ListQuery({ archived: Type.Optional(Type.Boolean()) })
export const NewLocation = Shape({ name: PersonName })
export const LocationChange = Shape({
  name: Type.Optional(PersonName),
  archived: Type.Optional(Type.Boolean()),
  version: Version,
})

const PostingKind = OneOf('receipt', 'delivery', 'transfer', 'adjustment', 'correction', 'count', 'inventory')

export const Move = Shape({
  id: Id,
  posting: Shape({ id: Id, kind: PostingKind, reference: Type.String() }),
  on: Type.String({ description: 'the day that it counts for' }),
  product: ProductReference,
  lot: Nullable(Type.String()),
  from: LocationReference,
  to: LocationReference,
  quantity: Type.String({ description: 'in units of the product' }),
  cost: Shape(Money.properties, { description: 'of all of it; nothing between two locations of one’s own' }),
})
export const Moves = List(Move)
export const MovesQuery = ListQuery({
  product: Type.Optional(Id),
  location: Type.Optional(Id),
})

export const Posting = Shape({
  id: Id,
  kind: PostingKind,
  on: Type.String(),
  contact: Nullable(Reference),
  reference: Type.String(),
  note: Type.String(),
  corrects: Nullable(Id),
  corrected_by: Nullable(Id),
  made_by: Type.String(),
  created_at: Time,
  lines: Type.Integer(),
  cost: Money,
})
export const Postings = List(Posting)
export const PostingsQuery = ListQuery({
  kind: Type.Optional(PostingKind),
  contact: Type.Optional(Id),
})
export const PostingWithMoves = Shape({ ...Posting.properties, moves: Type.Array(Move) })

const line = {
  product: Id,
  quantity: Quantity,
  unit: Type.Optional(Id),
  lot: Type.Optional(Nullable(Type.String({ pattern: '^[^\\p{Cc}]{1,64}$' }))),
}
const head = {
  on: Type.Optional(Day),
  reference: Type.Optional(Line(100)),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
}
const Lines = <T extends Parameters<typeof Shape>[0]>(properties: T) =>
  Type.Array(Shape(properties), { minItems: 1, maxItems: 500 })

export const NewReceipt = Shape({
  ...head,
  to: Id,
  supplier: Type.Optional(Nullable(Id)),
  lines: Lines({
    ...line,
    expires_on: Type.Optional(Nullable(Day)),
    unit_cost: Type.Optional(Amount),
  }),
})
export const NewDelivery = Shape({
  ...head,
  from: Id,
  customer: Type.Optional(Nullable(Id)),
  reservation: Type.Optional(Id),
  lines: Lines(line),
})
export const NewTransfer = Shape({ ...head, from: Id, to: Id, lines: Lines(line) })
export const NewAdjustment = Shape({
  ...head,
  location: Id,
  direction: OneOf('lost', 'found'),
  lines: Lines({ ...line, expires_on: Type.Optional(Nullable(Day)), unit_cost: Type.Optional(Amount) }),
})
export const NewCorrection = Shape({ note: Type.Optional(Type.String({ maxLength: 2000 })) })

export const StockQuery = ListQuery({
  q: Type.Optional(Text(200)),
  category: Type.Optional(Id),
  location: Type.Optional(Id),
  on: Type.Optional(Type.String({ ...Day, description: 'as it was at the end of that day, instead of now' })),
})
export const StockOfProduct = Shape({
  product: ProductReference,
  quantity: Decimal,
  reserved: Nullable(Type.String()),
  available: Nullable(Decimal),
  average_cost: Nullable(Money),
  value: Nullable(Money),
})
export const Stock = List(StockOfProduct)

export const LocationStockQuery = ListQuery({})
export const StockLine = Shape({
  product: ProductReference,
  lot: Nullable(Type.String()),
  expires_on: Nullable(Type.String()),
  quantity: Decimal,
})
export const LocationStock = List(StockLine)

export const ProductStock = Shape({
  product: ProductReference,
  quantity: Decimal,
  reserved: Type.String(),
  available: Decimal,
  value: Money,
  average_cost: Nullable(Money),
  places: Type.Array(
    Shape({
      location: LocationReference,
      lot: Nullable(Type.String()),
      expires_on: Nullable(Type.String()),
      quantity: Decimal,
    }),
  ),
  layers: Type.Array(Shape({ on: Type.String(), quantity: Decimal, value: Money }), {
    description: 'what is here, by what it cost; the oldest leaves first',
  }),
})
export const PastQuery = Shape({ on: Day })
export const PastStock = Shape({
  on: Type.String(),
  quantity: Decimal,
  places: Type.Array(Shape({ location: LocationReference, quantity: Decimal })),
})

export const Reservation = Shape({
  id: Id,
  product: ProductReference,
  location: LocationReference,
  quantity: Type.String(),
  contact: Nullable(Reference),
  reference: Type.String(),
  until: Nullable(Type.String()),
  made_by: Type.String(),
  created_at: Time,
})
export const Reservations = List(Reservation)
export const ReservationsQuery = ListQuery({ product: Type.Optional(Id) })
export const NewReservation = Shape({
  product: Id,
  location: Id,
  quantity: Quantity,
  unit: Type.Optional(Id),
  contact: Type.Optional(Nullable(Id)),
  reference: Type.Optional(Line(100)),
  until: Type.Optional(Nullable(Day)),
})

export const Count = Shape({
  id: Id,
  location: LocationReference,
  blind: Type.Boolean({ description: 'what there should be is not shown until it is posted' }),
  note: Type.String(),
  made_by: Type.String(),
  created_at: Time,
  posted_at: Nullable(Time),
  posting: Nullable(Id),
  lines: Type.Integer(),
  version: Type.Integer(),
})
export const Counts = List(Count)
export const CountsQuery = ListQuery({})
export const NewCount = Shape({
  location: Id,
  blind: Type.Optional(Type.Boolean()),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
})
export const CountWithLines = Shape({
  ...Count.properties,
  counted: Type.Array(
    Shape({
      product: ProductReference,
      lot: Nullable(Type.String()),
      counted: Type.String(),
      expected: Nullable(Decimal),
      counted_by: Type.String(),
    }),
  ),
})
export const CountedLines = Shape({
  lines: Lines({ product: Id, lot: line.lot, unit: line.unit, counted: Quantity }),
})

export const ImportQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })
export const ImportReply = Shape({
  dry_run: Type.Boolean(),
  lines: Type.Integer(),
  postings: Type.Array(Id, { description: 'one for each location' }),
  errors: Type.Array(
    Shape({ line: Type.Integer(), path: Type.String(), code: Type.String(), message: Type.String() }),
  ),
})

export const ReorderRule = Shape({
  product: ProductReference,
  location: LocationReference,
  minimum: Type.String(),
  target: Type.String(),
  quantity: Decimal,
  missing: Type.String({ description: 'how much to order, up to the target; 0 while there is enough' }),
})
export const ReorderRules = List(ReorderRule)
export const ReorderQuery = ListQuery({
  product: Type.Optional(Id),
  short: Type.Optional(Type.Boolean({ description: 'only what has to be ordered' })),
})
export const ReorderChange = Shape({
  location: Id,
  minimum: Type.String({ ...Quantity, description: 'at 0 the rule is forgotten' }),
  target: Quantity,
})
