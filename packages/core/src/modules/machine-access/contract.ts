import { type Static, Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonName,
  PersonReference,
  RoleReference,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const Status = OneOf('active', 'suspended')

export const ServiceAccount = Shape({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  owner: PersonReference,
  roles: Type.Array(RoleReference),
  status: Status,
  tokens: Type.Integer({ description: 'how many tokens it has' }),
  last_used_at: Nullable(Time),
  created_at: Time,
  version: Type.Integer(),
})
export const ServiceAccounts = List(ServiceAccount)
export const ServiceAccountsQuery = ListQuery({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words to find in name and description' })),
  status: Type.Optional(Status),
  sort: Type.Optional(OneOf('name', '-name', 'created_at', '-created_at')),
})
export const ServiceAccountParams = Shape({ id: Id })

const Roles = Type.Array(
  Type.String({ minLength: 1, maxLength: 64, description: 'id or key of a role that the caller holds' }),
  { maxItems: 100 },
)
const Owner = Type.String({
  format: 'uuid',
  description: 'a member who answers for it; the caller unless said',
})

export const NewServiceAccount = Shape({
  name: PersonName,
  description: Type.Optional(Text(1000, 0)),
  owner: Type.Optional(Owner),
  roles: Type.Optional(Roles),
})

export const ServiceAccountChanges = Shape({
  name: Type.Optional(PersonName),
  description: Type.Optional(Text(1000, 0)),
  owner: Type.Optional(Owner),
  roles: Type.Optional(Roles),
  status: Type.Optional(Status),
  version: Version,
})

const tokenFields = {
  id: Id,
  name: Type.String(),
  prefix: Type.String({ description: 'the beginning of the token, to tell it from others' }),
  permissions: Nullable(Type.Array(Type.String())),
  networks: Type.Array(Type.String()),
  expires_at: Nullable(Time),
  last_used_at: Nullable(Time),
  created_at: Time,
  previous: Nullable(
    Shape(
      { prefix: Type.String(), expires_at: Time, last_used_at: Nullable(Time) },
      { description: 'the secret before the present one, while both work' },
    ),
  ),
}

export const Token = Shape(tokenFields)
export const Tokens = List(Token)
export const TokensQuery = ListQuery({})
export const TokenParams = Shape({ id: Id })
export const AccountTokenParams = Shape({ id: Id, token_id: Id })

export const TokenWithSecret = Shape({
  ...tokenFields,
  token: Type.String({ description: 'the token itself: in this answer alone' }),
})

export const NewToken = Shape({
  name: PersonName,
  permissions: Type.Optional(
    Nullable(
      Type.Array(Text(100), {
        maxItems: 500,
        description: 'what it may do at most; null: all that its holder may',
      }),
    ),
  ),
  networks: Type.Optional(
    Type.Array(Text(50), {
      maxItems: 50,
      description: 'addresses and networks that it works from; none: any',
    }),
  ),
  expires_at: Type.Optional(Nullable(Time)),
})

/** A week is long enough to bring a new secret to every server. */
const MAX_OVERLAP = 7 * 24 * 3600

export const RotateBody = Shape({
  overlap_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_OVERLAP,
      description: 'how long the secret before works beside the new one',
    }),
  ),
})

export type NewServiceAccount = Static<typeof NewServiceAccount>
export type ServiceAccountChanges = Static<typeof ServiceAccountChanges>
export type NewToken = Static<typeof NewToken>
