import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  RoleReference,
  Shape,
  type Static,
  Text,
  Time,
  Type,
} from '@tamga/core'

const Claim = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'name of a claim, dots lead into objects',
})
const Version = Type.Optional(Type.Integer({ minimum: 1 }))

const RoleMapping = Type.Union([
  Type.String({
    minLength: 1,
    maxLength: 200,
    description:
      'name of a claim whose values are keys of roles; written only: it is kept as the roles of this moment, each under its key, the administrator excepted',
  }),
  Shape(
    { claim: Claim, values: Type.Record(Type.String({ minLength: 1, maxLength: 200 }), Text(64)) },
    { description: 'what the values of the claim stand for: keys or ids of roles' },
  ),
])

const Mapped = Nullable(Claim)
const ClaimMapping = Shape({
  email: Mapped,
  name: Mapped,
  given_name: Mapped,
  family_name: Mapped,
  picture: Mapped,
  phone: Mapped,
  roles: Nullable(RoleMapping),
})

/** A domain of `email_domains`, and how its proof stands. */
const claimed = {
  domain: Type.String(),
  status: OneOf('pending', 'proven'),
  record: Type.String({ description: 'the text of the TXT record at _tamga.<domain> that proves it' }),
}
export const Domain = Shape({
  ...claimed,
  problem: Nullable(Type.String({ description: 'why it is not proven yet, in the language of the caller' })),
})

export const Provider = Shape({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  issuer: Type.String(),
  client_id: Type.String(),
  has_secret: Type.Boolean(),
  secret_lost: Type.Boolean({
    description: 'sealed with a key that the installation no longer has: to be entered anew',
  }),
  scope: Type.String(),
  claim_mapping: ClaimMapping,
  enabled: Type.Boolean(),
  jit: Type.Boolean({ description: 'people whom nobody knows yet are created' }),
  trust_email: Type.Boolean({
    description: 'members are recognised by an address that the provider verified',
  }),
  default_roles: Type.Array(RoleReference),
  email_domains: Type.Array(Type.String()),
  domains: Type.Array(Shape(claimed), {
    description: 'only a proven domain leads people to the provider',
  }),
  logo_uri: Nullable(Type.String()),
  logo_address: Nullable(
    Type.String({ description: 'our own copy of the logo; answers 404 while there is none' }),
  ),
  last_day: Type.Array(Shape({ at: Time, succeeded: Type.Integer(), failed: Type.Integer() }), {
    maxItems: 24,
    description:
      'sign-ins of each of the last 24 hours, oldest first; failed are those that the provider could not finish, not those that a rule refused',
  }),
  redirect_uri: Type.String({ description: 'ours, to be registered at the provider' }),
  backchannel_logout_uri: Type.String({ description: 'ours, to be registered at the provider' }),
  frontchannel_logout_uri: Type.String({ description: 'ours, to be registered at the provider' }),
  last_login_at: Nullable(Time),
  links: Type.Integer(),
  sessions: Type.Integer({ description: 'that came through it and go on' }),
  created_at: Time,
  version: Type.Integer(),
})

export const Providers = List(Provider)
export const ProvidersQuery = ListQuery({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words to find in name, slug and issuer' })),
  enabled: Type.Optional(Type.Boolean()),
})
export const ProviderParams = Shape({ id: Id })
export const DomainParams = Shape({ id: Id, domain: Type.String({ minLength: 1, maxLength: 253 }) })

const Slug = Type.String({ pattern: '^[a-z0-9](-?[a-z0-9])*$', maxLength: 63 })
const Issuer = Type.String({ minLength: 1, maxLength: 500 })
const DomainName = Type.String({ minLength: 1, maxLength: 189 })

const writable = {
  slug: Type.Optional(Slug),
  client_secret: Type.Optional(
    Nullable(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        description: 'write-only; absent = kept, null = removed',
      }),
    ),
  ),
  scope: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
  claim_mapping: Type.Optional(
    Shape({
      email: Type.Optional(Mapped),
      name: Type.Optional(Mapped),
      given_name: Type.Optional(Mapped),
      family_name: Type.Optional(Mapped),
      picture: Type.Optional(Mapped),
      phone: Type.Optional(Mapped),
      roles: Type.Optional(Nullable(RoleMapping)),
    }),
  ),
  jit: Type.Optional(Type.Boolean()),
  trust_email: Type.Optional(Type.Boolean()),
  default_roles: Type.Optional(Type.Array(Text(64), { maxItems: 20, uniqueItems: true })),
  email_domains: Type.Optional(Type.Array(DomainName, { maxItems: 50, uniqueItems: true })),
  logo_uri: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  enabled: Type.Optional(Type.Boolean()),
}

export const NewProvider = Shape({
  name: Text(200),
  issuer: Issuer,
  client_id: Text(500),
  ...writable,
  reservation: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'of GET /callback: the provider gets the callback address given there',
    }),
  ),
})

export const Reservation = Shape({
  reservation: Type.String({ format: 'uuid' }),
  redirect_uri: Type.String({ description: 'to be registered at the provider before it is registered here' }),
})

/** What is absent stays as it is. */
export const ProviderChanges = Shape({
  name: Type.Optional(Text(200)),
  issuer: Type.Optional(Issuer),
  client_id: Type.Optional(Text(500)),
  ...writable,
  version: Version,
})

const Reason = Type.Optional(
  Type.String({ maxLength: 500, description: 'why; stands in the history of ended sessions' }),
)

export const Status = Shape({
  can_store_secrets: Type.Boolean({ description: 'false: the installation has no key to seal them with' }),
})

export const EnabledBody = Shape({
  enabled: Type.Boolean(),
  end_sessions: Type.Optional(
    Type.Boolean({
      description:
        'with `enabled: false`: end the sessions that came through it as well; callers keep the one they are using',
    }),
  ),
  reason: Reason,
})
export const RemovalQuery = Shape({ reason: Reason })

export const DiscoveryBody = Shape({ issuer: Issuer })
export const TestReply = Shape({
  ok: Type.Boolean(),
  steps: Type.Array(
    Shape({
      name: OneOf(
        'secret',
        'address',
        'dns',
        'connection',
        'tls',
        'discovery',
        'issuer',
        'endpoints',
        'keys',
        'algorithms',
      ),
      ok: Nullable(Type.Boolean({ description: 'null: not run, or a warning' })),
      status: OneOf('passed', 'warning', 'failed', 'skipped'),
      detail: Type.String({ description: 'in the language of the caller' }),
    }),
    { description: 'up to the first that fails; `skipped`: not run, so nothing is known of it' },
  ),
})

export const TrialBody = Shape({
  return_to: Type.Optional(
    Type.String({ maxLength: 2000, description: 'a path of this origin; gets `trial` added' }),
  ),
})
export const TrialOrder = Shape({
  id: Id,
  authorize_url: Type.String({ description: 'where the browser begins; it comes back to `return_to`' }),
  expires_at: Time,
})
export const TrialParams = Shape({ id: Id, trial_id: Id })
export const TrialReply = Shape({
  id: Id,
  status: OneOf('pending', 'done', 'failed'),
  problem: Nullable(Type.String({ description: 'what did not hold, in the words of the protocol' })),
  claims: Nullable(Type.Record(Type.String(), Type.Unknown())),
  mapping: Type.Array(
    Shape({
      target: OneOf('email', 'name', 'given_name', 'family_name', 'picture', 'phone', 'roles'),
      claim: Nullable(Type.String()),
      value: Nullable(Type.Union([Type.String(), Type.Array(Type.String())])),
    }),
    { description: 'by the mapping as it is now' },
  ),
  outcome: Nullable(
    Shape({
      decision: OneOf('known', 'link', 'create', 'refuse'),
      code: Nullable(Type.String({ description: 'why it would be refused' })),
      detail: Nullable(Type.String()),
      email_verified: Type.Boolean(),
      user: Nullable(PersonReference),
      roles: Type.Array(RoleReference),
    }),
  ),
  created_at: Time,
  expires_at: Time,
})

export const Link = Shape({
  id: Id,
  provider: Shape({ id: Id, slug: Type.String(), name: Type.String() }),
  user: PersonReference,
  subject: Type.String(),
  email: Nullable(Type.String()),
  first_login_at: Time,
  last_login_at: Time,
  logins: Type.Integer(),
})
export const Links = List(Link)

const Sort = OneOf('first_login_at', '-first_login_at', 'last_login_at', '-last_login_at')
const Words = Type.String({ maxLength: 200, description: 'words to find in name, e-mail and subject' })
export const LinksQuery = ListQuery({
  q: Type.Optional(Words),
  provider: Type.Optional(Id),
  user: Type.Optional(Id),
  sort: Type.Optional(Sort),
})
export const LinksOfProviderQuery = ListQuery({ q: Type.Optional(Words), sort: Type.Optional(Sort) })
export const LinkParams = Shape({ id: Id })

export type ProviderView = Static<typeof Provider>
export type DomainView = Static<typeof Domain>
export type NewProviderInput = Static<typeof NewProvider>
export type EnabledInput = Static<typeof EnabledBody>
export type ProviderInput = Static<typeof ProviderChanges>
export type LinkView = Static<typeof Link>
export type TrialView = Static<typeof TrialReply>
export type TestView = Static<typeof TestReply>
