import { Type } from 'typebox'
import {
  Currency,
  Email,
  Id,
  LanguageTag,
  Line,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonName,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Kind = OneOf('person', 'organisation')
const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1, two letters' })
const Phone = Type.String({ pattern: '^\\+?[0-9][0-9 ()-]{3,28}$' })

const Address = Shape({
  kind: OneOf('office', 'billing', 'delivery', 'home'),
  country: Country,
  city: Line(100),
  district: Line(100),
  street: Line(300),
  postal_code: Line(20),
})

const BankAccount = Shape({
  bank: Line(100),
  account_number: Type.String({ pattern: '^[0-9A-Z]{4,34}$', description: 'digits, or an IBAN' }),
  currency: Currency,
  holder: Line(200),
})

export const ContactReference = Shape({ id: Id, name: Type.String() })

export const Contact = Shape({
  id: Id,
  kind: Kind,
  name: Type.String(),
  registry_number: Nullable(Type.String()),
  registry: Nullable(
    Shape(
      { name: Type.String(), checked_at: Time, is_same_name: Type.Boolean() },
      { description: 'what the national registry said last; null: it was not asked' },
    ),
  ),
  organisation: Nullable(ContactReference),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  language: Nullable(LanguageTag),
  note: Type.String(),
  labels: Type.Array(Type.String()),
  is_customer: Type.Boolean(),
  is_supplier: Type.Boolean(),
  addresses: Type.Array(Address),
  bank_accounts: Type.Array(BankAccount),
  archived: Type.Boolean(),
  merged_into: Nullable(ContactReference),
  created_at: Time,
  updated_at: Time,
  version: Type.Integer(),
})

export const Contacts = List(Contact)
export const ContactsQuery = ListQuery({
  q: Type.Optional(Text(200)),
  kind: Type.Optional(Kind),
  role: Type.Optional(OneOf('customer', 'supplier')),
  label: Type.Optional(Text(50)),
  archived: Type.Optional(Type.Boolean({ description: 'those put away, instead of those in use' })),
  sort: Type.Optional(OneOf('name', '-name', 'created_at', '-created_at')),
})

export const NewContact = Shape({
  kind: Kind,
  name: PersonName,
  registry_number: Type.Optional(
    Nullable(
      Type.String({
        maxLength: 20,
        description:
          'a citizen’s: two Cyrillic letters and eight digits; an organisation’s: seven digits; of another country: as it is',
      }),
    ),
  ),
  organisation: Type.Optional(Nullable(Id)),
  email: Type.Optional(Nullable(Email)),
  phone: Type.Optional(Nullable(Phone)),
  language: Type.Optional(Nullable(LanguageTag)),
  note: Type.Optional(Type.String({ maxLength: 5000 })),
  labels: Type.Optional(Type.Array(PersonName, { maxItems: 20 })),
  is_customer: Type.Optional(Type.Boolean()),
  is_supplier: Type.Optional(Type.Boolean()),
  addresses: Type.Optional(Type.Array(Address, { maxItems: 20 })),
  bank_accounts: Type.Optional(Type.Array(BankAccount, { maxItems: 20 })),
})

export const ContactChange = Shape({
  ...Type.Partial(NewContact).properties,
  archived: Type.Optional(Type.Boolean()),
  version: Type.Optional(Type.Integer()),
})

export const MergeBody = Shape({
  duplicate: Id,
  version: Type.Optional(Type.Integer()),
})

export const Labels = Shape({ items: Type.Array(Type.String()) })

export const Duplicates = Shape({
  items: Type.Array(
    Shape({ contact: Contact, reasons: Type.Array(OneOf('name', 'email', 'phone'), { minItems: 1 }) }),
  ),
})

export const ImportQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })
export const ImportReply = Shape({
  dry_run: Type.Boolean(),
  lines: Type.Integer({ description: 'lines with a contact in them' }),
  created: Type.Integer(),
  changed: Type.Integer(),
  plan: Type.Array(
    Shape({
      line: Type.Integer(),
      kind: Kind,
      name: Type.String(),
      registry_number: Nullable(Type.String()),
      outcome: OneOf('create', 'change', 'keep'),
    }),
  ),
  errors: Type.Array(
    Shape({ line: Type.Integer(), path: Type.String(), code: Type.String(), message: Type.String() }),
  ),
})
