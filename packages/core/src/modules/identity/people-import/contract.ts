import { type Static, Type } from 'typebox'
import { Email, OneOf, PersonName, Shape } from '../../../kernel/http/contract.ts'

export const MOST_PEOPLE = 1000

export const ImportedPerson = Shape({
  email: Email,
  name: PersonName,
  password_hash: Type.String({
    minLength: 1,
    maxLength: 1000,
    description:
      'bcrypt, PBKDF2 (PHC, passlib, Django), scrypt (PHC) or Argon2 (PHC), as the other system stored it',
  }),
})
export type ImportedPerson = Static<typeof ImportedPerson>

export const PeopleImportBody = Shape({
  tenant: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      description: 'id or slug of the organisation that they are members of',
    }),
  ),
  people: Type.Array(ImportedPerson, { minItems: 1, maxItems: MOST_PEOPLE }),
})

export const PeopleImportQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })

export const PeopleImportReply = Shape({
  dry_run: Type.Boolean(),
  imported: Type.Integer({ description: 'how many people were, or in a dry run would be, made' }),
  problems: Type.Array(
    Shape({
      row: Type.Integer({ description: 'from 0' }),
      email: Type.String(),
      code: OneOf('person_exists', 'repeated_address', 'hash_unknown', 'hash_too_costly'),
      message: Type.String(),
    }),
    { description: 'rows that were left out' },
  ),
})
export type PeopleImportReply = Static<typeof PeopleImportReply>
