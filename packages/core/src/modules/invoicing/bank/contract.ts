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

const State = OneOf('open', 'matched', 'ignored')
const Heading = Type.Optional(Line(100))

export const StatementColumns = Shape(
  {
    day: Line(100),
    amount: Heading,
    debit: Heading,
    credit: Heading,
    description: Heading,
    counterparty: Heading,
    counterparty_account: Heading,
    reference: Heading,
  },
  {
    description:
      'headings of a CSV file: either amount, or debit (money that went) and credit (money that came)',
  },
)
export const NewStatement = Shape({
  format: OneOf('csv', 'mt940', 'camt053'),
  content: Type.String({ minLength: 1, maxLength: 400_000 }),
  account: Type.Optional(Id),
  currency: Type.Optional(Currency),
  columns: Type.Optional(StatementColumns),
})
export const StatementTaken = Shape({
  added: Type.Integer(),
  known: Type.Integer({ description: 'lines that were there already' }),
})

export const Suggestion = Shape({
  invoice: Shape({ id: Id, number: Type.String() }),
  contact: Reference,
  due: Money,
  amount: Type.String({ description: 'what the line would settle of it, a decimal number' }),
  reasons: Type.Array(OneOf('number', 'account', 'amount')),
})
export const BankLine = Shape({
  id: Id,
  account: Reference,
  day: Day,
  direction: OneOf('in', 'out'),
  amount: Money,
  description: Type.String(),
  counterparty: Type.String(),
  counterparty_account: Type.String(),
  reference: Type.String(),
  state: State,
  payment: Nullable(Shape({ id: Id, number: Type.String() })),
  suggestions: Type.Array(Suggestion),
  imported_by: Type.String(),
  imported_at: Time,
})
export const BankLines = List(BankLine)
export const BankLinesQuery = ListQuery({ state: Type.Optional(State) })
export const BankLineChange = Shape({ state: OneOf('open', 'ignored') })
export const MatchAsked = Shape({
  contact: Type.Optional(Id),
  party: Type.Optional(OneOf('customer', 'supplier')),
  allocations: Type.Array(Shape({ invoice: Id, amount: Amount }), { maxItems: 100 }),
})
