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
  unverified_host: Nullable(
    Type.String({ description: 'nobody registered the application: it is known by a document at this host' }),
  ),
  client_id: Type.String(),
  name: Type.String(),
  logo_uri: Nullable(Type.String()),
  logo_address: Nullable(
    Type.String({ description: 'our own copy of the logo; answers 404 while there is none' }),
  ),
})

const interactionFields = {
  kind: OneOf('login', 'consent'),
  client: InteractionClient,
  redirect_host: Nullable(
    Type.String({ description: 'where the person comes back to; null where nobody comes back' }),
  ),
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
  step_up: Nullable(
    Shape(
      { acr: Type.String(), methods: Type.Array(Type.String()) },
      { description: 'the session is too weak: prove a second factor (POST /auth/step-up), then go on' },
    ),
  ),
  expires_at: Time,
}

export const Interaction = Shape(interactionFields)

/** The same for a device flow, with the origin of its request. */
export const DeviceInteraction = Shape({
  ...interactionFields,
  device: Shape({
    ip: Nullable(Type.String()),
    location: Nullable(Shape({ country: Type.String(), city: Nullable(Type.String()) })),
    user_agent: Nullable(Type.String()),
    requested_at: Time,
  }),
})

export const LoginBody = Shape({
  decline: Type.Optional(
    Type.Boolean({ description: 'the person does not prove more: the application is told' }),
  ),
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
