import { Type } from 'typebox'
import { Currency, Email, LanguageTag, Line, Nullable, Shape, Time } from '../../../kernel/http/contract.ts'

export const PaperQuery = Shape({ language: Type.Optional(LanguageTag) })

const OwnAccount = Shape({
  bank: Line(100),
  account_number: Type.String({ pattern: '^[0-9A-Z]{4,34}$', description: 'digits, or an IBAN' }),
  currency: Currency,
})
const ReminderDays = Type.Array(Type.Integer({ minimum: 0, maximum: 365 }), {
  maxItems: 5,
  uniqueItems: true,
  description: 'days after the due day, one for each level of reminders',
})

export const Company = Shape({
  legal_name: Type.String({ description: 'empty: the name of the brand' }),
  registry_number: Type.String(),
  address: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  bank_accounts: Type.Array(OwnAccount),
  reminder_days: ReminderDays,
  sends_reminders: Type.Boolean({ description: 'whether reminders go out by themselves, once a day' }),
  can_seal: Type.Boolean({ description: 'whether the organisation has a seal for documents' }),
  version: Type.Integer(),
})
export const CompanyChange = Shape({
  legal_name: Type.Optional(Line(200)),
  registry_number: Type.Optional(Line(20)),
  address: Type.Optional(Line(300)),
  phone: Type.Optional(Line(50)),
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
  bank_accounts: Type.Optional(Type.Array(OwnAccount, { maxItems: 10 })),
  reminder_days: Type.Optional(ReminderDays),
  sends_reminders: Type.Optional(Type.Boolean()),
  version: Type.Optional(Type.Integer()),
})

export const Reminder = Shape({
  level: Type.Integer(),
  sent_to: Type.String(),
  language: Type.String(),
  due: Type.String({ description: 'what was due then, a decimal number' }),
  sent_by: Nullable(Type.String({ description: 'null: the schedule' })),
  sent_at: Time,
})
export const Reminders = Shape({
  items: Type.Array(Reminder),
  next_level: Nullable(Type.Integer({ description: 'null: nothing is overdue, or every level was sent' })),
})
export const ReminderAsked = Shape({
  level: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  language: Type.Optional(LanguageTag),
})
export const SealAsked = Shape({
  language: Type.Optional(LanguageTag),
})
