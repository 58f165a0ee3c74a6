import { Type } from 'typebox'
import {
  Nullable,
  OneOf,
  PersonReference,
  Shape,
  TenantReference,
  Time,
} from '../../../kernel/http/contract.ts'

export const UidParams = Shape({ uid: Type.String({ minLength: 1, maxLength: 100 }) })

export const ScopeDescription = Shape({
  name: Type.String(),
  description: Type.String(),
  sensitive: Type.Boolean(),
})

const InteractionClient = Shape({
  client_id: Type.String(),
  name: Type.String(),
  logo_uri: Nullable(Type.String()),
})

export const Interaction = Shape({
  kind: OneOf('login', 'consent'),
  client: InteractionClient,
  tenant: Nullable(TenantReference),
  tenants: Type.Optional(
    Type.Array(TenantReference, {
      description: 'To choose from; for a client of the whole installation, once somebody is signed in',
    }),
  ),
  user: Nullable(PersonReference),
  scopes: Type.Array(ScopeDescription),
  login_hint: Nullable(Type.String()),
  sign_in_again: Type.Boolean({ description: 'A session that is there already is not enough' }),
  expires_at: Time,
})

export const ConsentBody = Shape({
  allow: Type.Boolean(),
  tenant: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })),
})

export const Continuation = Shape({ redirect_to: Type.String() })

export const LogoutRequest = Shape({
  client: Nullable(InteractionClient),
  user: Nullable(PersonReference),
  expires_at: Time,
})
