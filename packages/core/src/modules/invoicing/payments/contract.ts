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
  Reference,
  Shape,
  Time,
} from '../../../kernel/http/contract.ts'

export const Decimal = Type.String({ description: 'a decimal number' })
export const RateValue = Type.String({
  pattern: '^(0|[1-9]\\d{0,9})(\\.\\d{1,8})?$',
  description: 'what one unit is worth in the currency of the books',
})
export const Version = Type.Optional(Type.Integer())
export const Kind = OneOf('invoice', 'bill', 'credit_note', 'bill_credit')

export const Allocation = Shape({
  id: Id,
  invoice: Shape({ id: Id, number: Type.String(), kind: Kind }),
  payment: Nullable(Shape({ id: Id, number: Type.String() })),
  credit: Nullable(Shape({ id: Id, number: Type.String() })),
  amount: Decimal,
  day: Nullable(Day),
  undone_on: Nullable(Day),
  created_at: Time,
})

const payment = {
  id: Id,
  direction: OneOf('in', 'out'),
  party: OneOf('customer', 'supplier'),
  contact: Reference,
  number: Type.String(),
  day: Day,
  account: Reference,
  amount: Money,
  unallocated: Money,
  rate: Decimal,
  memo: Type.String(),
  entry: Id,
  created_at: Time,
  version: Type.Integer(),
}
export const Payment = Shape(payment)
export const Payments = List(Payment)
export const PaymentDetail = Shape({ ...payment, allocations: Type.Array(Allocation) })
export const PaymentsQuery = ListQuery({
  direction: Type.Optional(OneOf('in', 'out')),
  contact: Type.Optional(Id),
  open: Type.Optional(Type.Boolean({ description: 'not yet allocated in full' })),
})
export const NewPayment = Shape({
  direction: OneOf('in', 'out'),
  party: Type.Optional(OneOf('customer', 'supplier')),
  contact: Id,
  day: Type.Optional(Day),
  account: Type.Optional(Id),
  amount: Amount,
  currency: Type.Optional(Currency),
  rate: Type.Optional(RateValue),
  memo: Type.Optional(Line(500)),
  series: Type.Optional(Id),
  allocations: Type.Optional(
    Type.Array(Shape({ invoice: Id, amount: Amount }), {
      maxItems: 100,
      description: 'what it settles; the rest is a payment on account',
    }),
  ),
})
export const NewAllocation = Shape({
  invoice: Id,
  payment: Type.Optional(Id),
  credit: Type.Optional(Id),
  amount: Amount,
  day: Type.Optional(Day),
  /** Of the payment or credit note that settles. */
  version: Version,
})
/** The version is that of the payment or credit note that settled. */
export const UndoAsked = Shape({ day: Type.Optional(Day), version: Version })

export const AgeingQuery = Shape({
  side: Type.Optional(OneOf('receivable', 'payable')),
  day: Type.Optional(Day),
})
export const Ageing = Shape({
  day: Day,
  currency: Currency,
  items: Type.Array(
    Shape({
      contact: Reference,
      not_due: Decimal,
      days_30: Decimal,
      days_60: Decimal,
      days_90: Decimal,
      older: Decimal,
      total: Decimal,
    }),
  ),
})
