import { LANGUAGES, type Language } from '@tamga/formats'
import { type TProperties, type TSchema, Type } from 'typebox'

// Shared pieces of the wire. An object on the wire never has members that its schema does not name.
export const Shape = <T extends TProperties>(
  properties: T,
  options: { $id?: string; description?: string } = {},
) => Type.Object(properties, { ...options, additionalProperties: false })

export const Id = Type.String({ format: 'uuid' })
export const Time = Type.String({ format: 'date-time' })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const OneOf = <const T extends string[]>(...values: [...T]) => Type.Enum<T>(values)

/** One of the languages that the product speaks. */
export const LanguageTag = OneOf(...LANGUAGES)

/** A member for each language, such as the names of an organisation. */
export const eachLanguage = <T extends TSchema>(schema: T) =>
  Object.fromEntries(LANGUAGES.map(language => [language, schema])) as Record<Language, T>

export const Text = (maxLength: number, minLength = 1) => Type.String({ minLength, maxLength })
/** A line of text with something to read in it. */
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\p{Cc}]*[^\\p{Cc}\\p{Z}][^\\p{Cc}]*$',
})
/** A line of text, or nothing. */
export const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\p{Cc}]*$' })
export const Email = Type.String({ format: 'email', maxLength: 254 })
export const Reason = Type.String({ minLength: 1, maxLength: 500 })

/** Something with a name that has a page of its own. */
export const Reference = Shape({ id: Id, name: Type.String() })
export const PersonReference = Shape({ id: Id, name: Type.String(), email: Type.String() })
export const RoleReference = Shape({ id: Id, key: Type.String(), name: Type.String() })
export const TenantReference = Shape({ id: Id, slug: Type.String(), name: Type.String() })

/** The query of every list, with the filters of one. */
export const ListQuery = <T extends TProperties>(filters: T) =>
  Shape({
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    cursor: Type.Optional(Type.String({ maxLength: 1000 })),
    count: Type.Optional(Type.Boolean()),
    ...filters,
  })

export const List = <T extends TSchema>(item: T) =>
  Shape({
    items: Type.Array(item),
    next_cursor: Nullable(Type.String()),
    total: Type.Optional(
      Type.Integer({ description: 'with count=true: how many there are, counted up to a bound' }),
    ),
    total_is_lower_bound: Type.Optional(
      Type.Literal(true, { description: 'present when there are more than `total` says' }),
    ),
  })

export const IdParams = Shape({ id: Type.String() })

// Decimals are texts on the wire: a number of JSON is a binary fraction in most programs, and 0.1 is none.

const decimal = (digits: number, places: number, description: string) =>
  Type.String({ pattern: `^(0|[1-9]\\d{0,${digits - 1}})(\\.\\d{1,${places}})?$`, description })

export const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217, three letters' })

/** Not below zero: which way money goes is said by what it stands in. */
export const Amount = decimal(14, 4, 'a decimal number, such as 12500.50')

export const Quantity = decimal(12, 6, 'a decimal number, such as 1.5')

export const Money = Shape({ amount: Type.String({ description: 'a decimal number' }), currency: Currency })

export const Day = Type.String({
  pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'a date, such as 2026-11-17',
})
