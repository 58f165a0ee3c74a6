import { Type } from 'typebox'
import { Nullable, OneOf, Shape } from '../../kernel/http/contract.ts'

const TenantChoice = Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })
/** Unknown parameters are allowed: other systems add their own. */
const Open = <T extends Parameters<typeof Type.Object>[0]>(properties: T) => Type.Object(properties)

export const MethodsQuery = Shape({
  tenant: Type.Optional(TenantChoice),
  email: Type.Optional(
    Type.String({
      maxLength: 254,
      description: 'finds the provider of its domain; nothing is told of whose it is',
    }),
  ),
})

export const MethodsReply = Shape({
  password: Type.Boolean(),
  eid: Type.Boolean(),
  dan: Type.Boolean(),
  social: Type.Boolean(),
  passkey: Type.Boolean(),
  providers: Type.Array(Shape({ id: Type.String(), name: Type.String(), logo_uri: Nullable(Type.String()) })),
  redirect_to: Type.Optional(
    Nullable(
      Type.String({ description: 'where the e-mail domain signs in; null: nowhere else; only with `email`' }),
    ),
  ),
  /** By which way this browser last signed in with the address, by its own cookie; only with `email`. */
  last_used: Type.Optional(Nullable(OneOf('password', 'passkey', 'eid', 'dan', 'social', 'providers'))),
})

export const ProviderParams = Shape({
  provider: Type.String({ description: 'id of a provider, or `peer` or `social`' }),
})

export const StartQuery = Shape({
  return_to: Type.Optional(Type.String({ description: 'a path of this origin; `/` unless said' })),
  tenant: Type.Optional(TenantChoice),
  login_hint: Type.Optional(Type.String({ maxLength: 254 })),
  replace: Type.Optional(
    Type.Boolean({ description: 'ends the session of another person that this browser holds' }),
  ),
  trial: Type.Optional(Type.String({ maxLength: 100, description: 'the word of a trial sign-in' })),
})

export const SignOutReply = Shape({
  provider: Nullable(Shape({ id: Type.String(), name: Type.String() })),
})

export const SignedOutReply = Shape({
  redirect_to: Nullable(
    Type.String({ description: 'the provider’s own page; null when it has none or does not answer' }),
  ),
})

const Given = Type.Optional(Type.Unknown())

export const CallbackQuery = Open({
  state: Given,
  code: Given,
  iss: Given,
  error: Given,
  error_description: Given,
})

export const FrameQuery = Open({ iss: Given, sid: Given })
