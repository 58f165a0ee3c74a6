import { type Static, type TSchema, Type } from 'typebox'
import { Nullable, OneOf, PersonName, Time } from '../../kernel/http/contract.ts'

const EmployeeNumber = Type.String({ minLength: 1, maxLength: 64, pattern: '^[^\\p{Cc}\\p{Z}]+$' })

/** `type` is what is stored and shown. `change` is what an administrator may set; without it nobody can. */
type MemberField = { readonly type: TSchema; readonly change?: TSchema }

/**
 * What an organisation knows of a member. A field is named here and in the migration that made its column; rows, replies, bodies of
 * changes, audit records and the export of a tenant are derived.
 */
export const MEMBER_FIELDS = {
  email: { type: Type.String() },
  name: { type: Type.String(), change: PersonName },
  status: { type: OneOf('invited', 'active', 'suspended', 'left') },
  position: { type: Nullable(Type.String()), change: Nullable(PersonName) },
  employee_number: { type: Nullable(Type.String()), change: Nullable(EmployeeNumber) },
  last_seen_at: { type: Nullable(Time) },
  created_at: { type: Time },
  version: { type: Type.Integer() },
} as const satisfies Record<string, MemberField>

type Fields = typeof MEMBER_FIELDS
type ChangeableField = {
  [K in keyof Fields]: Fields[K] extends { change: TSchema } ? K : never
}[keyof Fields]

export type MemberValues = { [K in keyof Fields]: Static<Fields[K]['type']> }
export type MemberChanges = { [K in ChangeableField]?: Static<Fields[K]['change']> }

const all: Readonly<Record<string, MemberField>> = MEMBER_FIELDS

export const memberColumns = Object.keys(MEMBER_FIELDS) as readonly (keyof Fields)[]
/** What an administrator may set. */
export const changeableColumns = memberColumns.filter(
  (name): name is ChangeableField => all[name]!.change !== undefined,
)

const schemasOf = <P extends 'type' | 'change', N extends keyof Fields>(part: P, names: readonly N[]) =>
  Object.fromEntries(names.map(name => [name, all[name]![part]])) as {
    [K in N]: Fields[K] extends Record<P, infer S extends TSchema> ? S : never
  }

/** For the reply that shows a member. */
export const memberSchemas = schemasOf('type', memberColumns)

/** For the body of a change, each optional. */
export const memberChangeSchemas = Object.fromEntries(
  Object.entries(schemasOf('change', changeableColumns)).map(([name, schema]) => [
    name,
    Type.Optional(schema),
  ]),
) as { [K in ChangeableField]: ReturnType<typeof Type.Optional<Fields[K]['change']>> }
