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
import { Allocation, Decimal, Kind, RateValue, Version } from './payments/contract.ts'

const AccountReference = Shape({ id: Id, code: Type.String(), name: Type.String() })
const TaxClass = OneOf('standard', 'exempt', 'zero')
const AccountType = OneOf('asset', 'liability', 'equity', 'income', 'expense')

export const ShortListQuery = ListQuery({})

export const Account = Shape({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  type: AccountType,
  role: Nullable(Type.String({ description: 'what postings use it for by themselves' })),
  archived: Type.Boolean(),
  version: Type.Integer(),
})
export const Accounts = List(Account)
export const NewAccount = Shape({
  code: Type.String({ pattern: '^[0-9A-Z.-]{1,20}$' }),
  name: PersonName,
  type: AccountType,
})
export const AccountChange = Shape({
  name: Type.Optional(PersonName),
  archived: Type.Optional(Type.Boolean()),
  version: Version,
})

export const Period = Shape({
  month: Type.String({ description: 'such as 2026-11' }),
  closed: Type.Boolean(),
  closed_at: Nullable(Time),
  closed_by: Nullable(Type.String()),
  version: Type.Integer(),
})
export const Periods = List(Period)
export const PeriodParams = Shape({ month: Type.String() })
export const PeriodChange = Shape({ closed: Type.Boolean(), version: Version })

const SeriesKind = OneOf('invoice', 'bill', 'credit_note', 'bill_credit', 'payment', 'sale')
export const Series = Shape({
  id: Id,
  kind: SeriesKind,
  prefix: Type.String(),
  next_number: Type.Integer(),
  is_default: Type.Boolean(),
})
export const SeriesList = List(Series)
export const NewSeries = Shape({
  kind: SeriesKind,
  prefix: Type.String({ pattern: '^[^\\p{Cc}\\p{Z}]{1,20}$' }),
  next_number: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
})

export const Rate = Shape({ currency: Currency, valid_from: Day, rate: RateValue })
export const Rates = List(Rate)
export const RatesQuery = ListQuery({ currency: Type.Optional(Currency) })

export const NewLine = Shape({
  product: Type.Optional(Nullable(Id)),
  description: Type.Optional(Line(500)),
  quantity: Quantity,
  unit_price: Amount,
  discount: Type.Optional(
    Type.String({ pattern: '^(100|\\d{1,2}(\\.\\d{1,4})?)$', description: 'in per cent' }),
  ),
  tax_class: Type.Optional(TaxClass),
  account: Type.Optional(Nullable(Id)),
})
const InvoiceLine = Shape({
  product: Nullable(Reference),
  description: Type.String(),
  quantity: Decimal,
  unit_price: Decimal,
  discount: Decimal,
  tax_class: TaxClass,
  tax_rate: Decimal,
  account: Shape({ id: Id, code: Type.String() }),
  net: Decimal,
  tax: Decimal,
  total: Decimal,
})
export const Receipt = Shape({
  id: Id,
  state: OneOf('pending', 'issued', 'failed', 'cancelled'),
  number: Nullable(Type.String({ description: 'given by the tax authority' })),
  lottery: Nullable(Type.String()),
  qr: Nullable(Type.String({ description: 'what the QR code of the receipt holds' })),
  issued_at: Nullable(Time),
  problem: Nullable(OneOf('unreachable', 'refused', 'unclear', 'unknown_customer')),
  detail: Nullable(Type.String({ description: 'what the service of the tax authority said' })),
})

const summary = {
  id: Id,
  kind: Kind,
  state: OneOf('draft', 'posted'),
  number: Nullable(Type.String()),
  contact: Reference,
  reference: Type.String({ description: 'the number that the other side gave it' }),
  issued_on: Day,
  due_on: Day,
  overdue: Type.Boolean(),
  total: Money,
  due: Money,
  posted_at: Nullable(Time),
  version: Type.Integer(),
}
export const InvoiceSummary = Shape(summary)
export const Invoices = List(InvoiceSummary)
export const Invoice = Shape({
  ...summary,
  currency: Currency,
  rate: Decimal,
  includes_tax: Type.Boolean(),
  note: Type.String(),
  credits: Nullable(Shape({ id: Id, number: Nullable(Type.String()) })),
  net: Money,
  tax: Money,
  lines: Type.Array(InvoiceLine),
  allocations: Type.Array(Allocation),
  entry: Nullable(Id),
  receipt: Nullable(Receipt),
  created_at: Time,
  updated_at: Time,
})
export const InvoicesQuery = ListQuery({
  kind: Type.Optional(Kind),
  status: Type.Optional(OneOf('draft', 'open', 'overdue', 'paid')),
  contact: Type.Optional(Id),
  number: Type.Optional(Text(60)),
})
const content = {
  contact: Id,
  reference: Type.Optional(Line(100)),
  issued_on: Type.Optional(Day),
  due_on: Type.Optional(Day),
  currency: Type.Optional(Currency),
  rate: Type.Optional(RateValue),
  includes_tax: Type.Optional(Type.Boolean({ description: 'prices of lines include the tax' })),
  note: Type.Optional(Type.String({ maxLength: 2000 })),
  lines: Type.Optional(Type.Array(NewLine, { maxItems: 200 })),
}
export const NewInvoice = Shape({ ...content, kind: Kind })
export const InvoiceChange = Shape({ ...content, contact: Type.Optional(Id), version: Version })
export const PostAsked = Shape({ series: Type.Optional(Id), version: Version })
export const CreditAsked = Shape({ issued_on: Type.Optional(Day) })

export const Entry = Shape({
  id: Id,
  day: Day,
  source: OneOf('document', 'payment', 'exchange', 'manual', 'opening', 'sale', 'till'),
  memo: Type.String(),
  source_id: Nullable(Id),
  made_by: Type.String(),
  created_at: Time,
  currency: Currency,
  lines: Type.Array(
    Shape({ account: AccountReference, debit: Nullable(Decimal), credit: Nullable(Decimal) }),
  ),
})
export const Entries = List(Entry)
export const EntriesQuery = ListQuery({
  account: Type.Optional(Id),
  source_id: Type.Optional(Id),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
})
export const NewEntry = Shape({
  day: Day,
  memo: Type.Optional(Line(500)),
  source: Type.Optional(OneOf('manual', 'opening')),
  lines: Type.Array(Shape({ account: Id, debit: Type.Optional(Amount), credit: Type.Optional(Amount) }), {
    minItems: 1,
    maxItems: 200,
  }),
})

export const BalancesQuery = Shape({ from: Type.Optional(Day), to: Type.Optional(Day) })
export const Balances = Shape({
  from: Day,
  to: Day,
  currency: Currency,
  items: Type.Array(
    Shape({
      account: AccountReference,
      type: Type.String(),
      opening: Decimal,
      debit: Decimal,
      credit: Decimal,
      closing: Decimal,
    }),
  ),
})
