import { Type } from 'typebox'
import {
  Amount,
  Currency,
  Id,
  List,
  ListQuery,
  Money,
  Nullable,
  OneOf,
  PersonName,
  Quantity,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Decimal = Type.String({ description: 'a decimal number' })
const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\p{Cc}]*$' })
const Version = Type.Optional(Type.Integer())
const Reference = Shape({ id: Id, name: Type.String() })
const TaxClass = OneOf('standard', 'exempt', 'zero')
const Method = OneOf('cash', 'card', 'transfer')
const TillTime = Type.String({ format: 'date-time', description: 'by the clock of the till' })
const MadeId = Type.String({ format: 'uuid', description: 'made at the till: sent twice, it is done once' })

export const Till = Shape({
  id: Id,
  name: Type.String(),
  prefix: Type.String({ description: 'what its numbers begin with' }),
  location: Reference,
  archived: Type.Boolean(),
  holder: Nullable(
    Shape(
      { lease: Id, device_name: Type.String(), taken_by: Type.String(), taken_at: Time },
      { description: 'the one device that sells at it' },
    ),
  ),
  open_shift: Nullable(Id),
  version: Type.Integer(),
})
export const Tills = List(Till)
export const TillsQuery = ListQuery({ archived: Type.Optional(Type.Boolean()) })
export const NewTill = Shape({
  name: PersonName,
  prefix: Type.String({ pattern: '^[^\\p{Cc}\\p{Z}]{1,16}$' }),
  location: Id,
})
export const TillChange = Shape({
  name: Type.Optional(PersonName),
  location: Type.Optional(Id),
  archived: Type.Optional(Type.Boolean()),
  version: Version,
})

export const LeaseAsked = Shape({
  device: Type.String({ format: 'uuid', description: 'made by the device once, and kept by it' }),
  device_name: PersonName,
  take_over: Type.Optional(
    Type.Boolean({ description: 'from a device that is lost; needs pos.manage, and begins another series' }),
  ),
})
export const LeaseEnd = Shape({
  device: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'the one that took the till; any other, or none, needs pos.manage and takes it over: another series begins',
    }),
  ),
})
export const Lease = Shape({
  id: Id,
  till: Id,
  device_name: Type.String(),
  prefix: Type.String(),
  next_number: Type.Integer({
    description: 'a number is the prefix and at least six digits: K1-000007',
  }),
  taken_by: Type.String(),
  taken_at: Time,
  ended_at: Nullable(Time),
})

export const Me = Shape({
  seller: Reference,
  may_sell: Type.Boolean(),
  may_discount: Type.Boolean(),
  may_manage: Type.Boolean(),
  currency: Currency,
})

const MethodSum = Shape({
  method: Method,
  expected: Decimal,
  counted: Nullable(Decimal),
  difference: Nullable(Decimal),
})
const CashMove = Shape({
  id: Id,
  direction: OneOf('in', 'out'),
  amount: Decimal,
  note: Type.String(),
  moved_at: Time,
  made_by: Type.String(),
})
const shift = {
  id: Id,
  till: Reference,
  seller: Type.String(),
  may_discount: Type.Boolean({ description: 'whether who opened it may give discounts, as it was then' }),
  opened_at: Time,
  opening_cash: Decimal,
  closed_at: Nullable(Time),
  closed_by: Nullable(Type.String()),
  note: Type.String(),
  sales: Type.Integer(),
}
export const Shift = Shape(shift)
export const Shifts = List(Shift)
export const ShiftDetail = Shape({
  ...shift,
  currency: Currency,
  sums: Type.Array(MethodSum, {
    description: 'cash with what the drawer had at first, came in and went out',
  }),
  cash_moves: Type.Array(CashMove),
})
export const ShiftsQuery = ListQuery({
  till: Type.Optional(Id),
  open: Type.Optional(Type.Boolean()),
})
export const NewShift = Shape({ id: MadeId, lease: Id, opened_at: TillTime, opening_cash: Amount })
export const ShiftClose = Shape({
  closed_at: TillTime,
  counts: Type.Array(Shape({ method: Method, counted: Amount }), { maxItems: 3 }),
  note: Type.Optional(Line(500)),
})
export const NewCashMove = Shape({
  id: MadeId,
  direction: OneOf('in', 'out'),
  amount: Amount,
  account: Type.Optional(
    Type.String({ ...Id, description: 'where it comes from or goes to; without one it stays in cash' }),
  ),
  note: Type.Optional(Line(500)),
  moved_at: TillTime,
})

const Discount = Type.String({ pattern: '^(100|\\d{1,2}(\\.\\d{1,4})?)$', description: 'in per cent' })
const SoldLine = Shape({
  product: Type.Optional(Nullable(Id)),
  unit: Type.Optional(Nullable(Id)),
  lot: Type.Optional(Nullable(Type.String({ pattern: '^[^\\p{Cc}]{1,64}$' }))),
  name: PersonName,
  quantity: Quantity,
  unit_price: Type.String({ ...Amount, description: 'of one of that unit, with tax' }),
  discount: Type.Optional(Discount),
  tax_class: TaxClass,
  returns: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 200, description: 'in a return: which line of the sale, from one' }),
  ),
})
export const GivenPayment = Shape({
  method: Method,
  amount: Type.String({ ...Amount, description: 'without the change that was given back' }),
  tendered: Type.Optional(Amount),
  reference: Type.Optional(Line(100)),
})
export const GivenSale = Shape({
  id: MadeId,
  shift: Id,
  kind: OneOf('sale', 'return'),
  number: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  sold_at: TillTime,
  customer: Type.Optional(Nullable(Id)),
  buyer_number: Type.Optional(
    Nullable(
      Type.String({
        pattern: '^(\\d{7}|\\d{11}|\\d{12}|\\d{14})$',
        description:
          'whom the e-receipt names: the registry number of a company, or the number of a taxpayer',
      }),
    ),
  ),
  returns: Type.Optional(Type.String({ ...Id, description: 'the sale that a return takes back' })),
  lines: Type.Array(SoldLine, { minItems: 1, maxItems: 200 }),
  payments: Type.Array(GivenPayment, { maxItems: 10 }),
  total: Type.String({ ...Amount, description: 'as it was printed' }),
  grants_discount: Type.Optional(
    Type.Boolean({
      description:
        'where the shift gives no discounts, or is closed and somebody else’s: whoever hands it over gives it, and needs pos.discount',
    }),
  ),
  note: Type.Optional(Line(500)),
})
export const SalesGiven = Shape({
  lease: Id,
  sales: Type.Array(GivenSale, { minItems: 1, maxItems: 100, description: 'in the order of their numbers' }),
})

const Issue = OneOf(
  'oversold',
  'product_missing',
  'product_archived',
  'unit_missing',
  'price_changed',
  'customer_missing',
  'period_closed',
  'shift_closed',
  'clock_ahead',
)
const SaleIssue = Shape({
  code: Issue,
  line: Nullable(Type.Integer({ description: 'from one; nothing where it is about all of it' })),
})
const Refusal = OneOf(
  'lease_ended',
  'number_taken',
  'number_not_next',
  'unknown_shift',
  'totals_differ',
  'payments_differ',
  'discount_not_allowed',
  'unknown_sale',
  'return_too_large',
  'invalid',
)
export const SaleOutcome = Shape({
  id: Id,
  outcome: OneOf('recorded', 'already_recorded', 'refused'),
  number: Nullable(Type.String()),
  reason: Nullable(Refusal),
  issues: Type.Array(SaleIssue),
})
export const SaleOutcomes = Shape({ results: Type.Array(SaleOutcome), next_number: Type.Integer() })

export const EReceipt = Shape({
  state: OneOf('none', 'pending', 'issued', 'failed', 'cancelled'),
  number: Nullable(Type.String()),
  lottery: Nullable(Type.String()),
  qr: Nullable(Type.String()),
})
const sale = {
  id: Id,
  till: Reference,
  shift: Id,
  kind: OneOf('sale', 'return'),
  number: Type.String(),
  seller: Type.String(),
  customer: Nullable(Reference),
  sold_at: Time,
  received_at: Time,
  total: Money,
  issues: Type.Array(SaleIssue),
}
export const Sale = Shape(sale)
export const Sales = List(Sale)
export const SaleDetail = Shape({
  ...sale,
  net: Decimal,
  tax: Decimal,
  discount: Shape({ amount: Decimal, granted_by: Nullable(Type.String()) }),
  returns: Nullable(Shape({ id: Id, number: Type.String() })),
  buyer_number: Nullable(Type.String()),
  note: Type.String(),
  posting: Nullable(Id),
  entry: Nullable(Id),
  receipt: EReceipt,
  lines: Type.Array(
    Shape({
      product: Nullable(Id),
      unit: Nullable(Id),
      name: Type.String(),
      quantity: Decimal,
      unit_price: Decimal,
      discount: Decimal,
      tax_class: TaxClass,
      tax_rate: Decimal,
      net: Decimal,
      tax: Decimal,
      total: Decimal,
      returned: Type.String({ description: 'how much of it came back since' }),
      refunded: Type.String({ description: 'how much was paid back for that' }),
    }),
  ),
  payments: Type.Array(
    Shape({ method: Method, amount: Decimal, tendered: Nullable(Decimal), reference: Type.String() }),
  ),
})
export const SalesQuery = ListQuery({
  till: Type.Optional(Id),
  shift: Type.Optional(Id),
  issue: Type.Optional(Issue),
  number: Type.Optional(Text(60)),
})
