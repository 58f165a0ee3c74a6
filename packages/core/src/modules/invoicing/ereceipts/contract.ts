import { Type } from 'typebox'
import { Id, List, ListQuery, Money, Nullable, OneOf, Shape, Time } from '../../../kernel/http/contract.ts'

const Digits = (from: number, to: number) => Type.String({ pattern: `^\\d{${from},${to}}$` })
export const Tin = Type.String({
  pattern: '^(\\d{11}|\\d{12}|\\d{14})$',
  description: 'number of a taxpayer',
})

const State = OneOf('pending', 'issued', 'failed', 'cancelled')

export const ReceiptSummary = Shape({
  id: Id,
  subject: Shape({ type: OneOf('invoice', 'pos_sale'), id: Id, number: Type.String() }),
  total: Money,
  tax: Money,
  attempts: Type.Integer(),
  created_at: Time,
  state: State,
  number: Nullable(Type.String({ description: 'given by the tax authority' })),
  lottery: Nullable(Type.String()),
  qr: Nullable(Type.String()),
  issued_at: Nullable(Time),
  problem: Nullable(OneOf('unreachable', 'refused', 'unclear', 'unknown_customer')),
  detail: Nullable(Type.String()),
})
export const Receipts = List(ReceiptSummary)
export const ReceiptsQuery = ListQuery({ state: Type.Optional(State) })

export const ReceiptSettings = Shape({
  enabled: Type.Boolean(),
  tin: Tin,
  pos_number: Digits(1, 20),
  branch_number: Digits(1, 10),
  district_code: Digits(4, 4),
  classification_code: Digits(7, 7),
  exempt_code: Digits(3, 3),
  zero_code: Digits(3, 3),
})
export const ReceiptSettingsView = Shape({
  available: Type.Boolean({
    description: 'the operator connected the installation to the service of the tax authority',
  }),
  settings: Nullable(ReceiptSettings),
  version: Type.Integer(),
})
export const ReceiptSettingsChange = Type.Interface([ReceiptSettings], {
  version: Type.Optional(Type.Integer()),
})
