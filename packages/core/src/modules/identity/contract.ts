import { Type } from 'typebox'
import {
  Email,
  Id,
  LanguageTag,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  RoleReference,
  Shape,
  TenantReference,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Password = Type.String({ minLength: 1, maxLength: 1024 })
const Token = Type.String({ minLength: 16, maxLength: 200 })
const TenantChoice = Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' })

export const LoginBody = Shape({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Password,
  tenant: Type.Optional(TenantChoice),
  replace: Type.Optional(
    Type.Boolean({
      description: 'sign in although the browser holds a session of another person, which ends',
    }),
  ),
})

export const LoginReply = Shape({
  session: Shape({ id: Id, token: Type.String(), expires_at: Time }),
  user: PersonReference,
  tenant: TenantReference,
  tenants: Type.Array(TenantReference),
})

/** No session: a second factor is due, to be sent to POST /auth/mfa with the token. */
export const FactorDueReply = Shape({
  mfa: Shape({
    token: Type.String(),
    methods: Type.Array(OneOf('totp', 'passkey', 'recovery_code', 'enroll')),
    unusable: Type.Optional(
      Type.Array(OneOf('totp'), {
        description: 'cannot be checked any more: the key that sealed it is lost',
      }),
    ),
  }),
})

/** What a sign-in answers with. */
export const EntranceReply = Type.Union([LoginReply, FactorDueReply])

export const SwitchBody = Shape({ tenant: TenantChoice })

export const ForgotBody = Shape({ email: Email })
export const ForgotReply = Shape({ status: OneOf('accepted') })
export const ResetBody = Shape({ token: Token, password: Password })
export const VerifyBody = Shape({ token: Token })

export const SetupBody = Shape({
  token: Token,
  email: Email,
  name: Text(200),
  password: Type.Optional(Password),
  tenant_slug: Type.String({ pattern: '^[a-z0-9](-?[a-z0-9])+$', maxLength: 63 }),
  tenant_name: Text(200),
})

/** Where passwords are off: who may now sign in, through the peer or by e-ID. */
export const SetupReply = Type.Union([
  EntranceReply,
  Shape({ administrator: Shape({ name: Type.String(), email: Type.String() }) }),
])

export const User = Shape({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  given_name: Nullable(Type.String()),
  family_name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  picture: Nullable(Type.String()),
  locale: Nullable(Type.String()),
  theme: Nullable(Type.String()),
  is_operator: Type.Boolean(),
  version: Type.Integer(),
})

export const MeReply = Shape({
  user: User,
  tenant: TenantReference,
  tenants: Type.Array(TenantReference),
  roles: Type.Array(RoleReference),
  permissions: Type.Array(Type.String()),
  session: Shape({
    id: Id,
    created_at: Time,
    authenticated_at: Time,
    last_seen_at: Time,
    expires_at: Time,
    auth_methods: Type.Array(Type.String()),
    acr: Type.String({ description: 'how strongly the person was authenticated' }),
  }),
  languages: Type.Array(Type.String()),
})

export const ProfileBody = Shape({
  name: Type.Optional(Text(200)),
  given_name: Type.Optional(Nullable(Text(100))),
  family_name: Type.Optional(Nullable(Text(100))),
  phone: Type.Optional(Nullable(Type.String({ pattern: '^\\+?[0-9 ()-]{5,30}$' }))),
  picture: Type.Optional(
    Nullable(Type.String({ pattern: '^(https://[^\\s\\\\]+|/logos/[\\w-]{43})$', maxLength: 1000 })),
  ),
  locale: Type.Optional(Nullable(LanguageTag)),
  theme: Type.Optional(Nullable(OneOf('light', 'dark', 'auto'))),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const PasswordBody = Shape({ current: Password, new: Password })

export const OwnSessionsQuery = ListQuery({})
export const OwnSessions = List(
  Shape({
    id: Id,
    tenant: TenantReference,
    created_at: Time,
    last_seen_at: Time,
    expires_at: Time,
    ip: Nullable(Type.String()),
    location: Nullable(
      Shape({
        country: Type.String({ description: 'ISO 3166-1 alpha-2' }),
        city: Nullable(Type.String()),
      }),
    ),
    user_agent: Nullable(Type.String()),
    device: Shape({
      browser: Nullable(Type.String()),
      os: Nullable(Type.String()),
      kind: OneOf('desktop', 'phone', 'tablet', 'bot', 'unknown'),
    }),
    auth_methods: Type.Array(Type.String()),
    kind: OneOf('browser', 'shell'),
    device_name: Nullable(Type.String({ description: 'of a native shell, the name of its device' })),
    current: Type.Boolean(),
  }),
)
export const SessionParams = Shape({ id: Id })
export const TerminatedReply = Shape({ terminated: Type.Integer() })
