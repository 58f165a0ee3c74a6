import { type Static, Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  Shape,
  TenantReference,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const DAY = 86_400
const MOST_ADDRESSES = 50
const LONGEST_ADDRESS = 2000
const MOST_IN_AUDIENCE = 100

const ClientType = OneOf('confidential', 'public')
const AuthMethod = OneOf('client_secret_basic', 'client_secret_post', 'private_key_jwt', 'none')
const Algorithm = OneOf('ES256', 'RS256', 'EdDSA')
const GrantType = OneOf(
  'authorization_code',
  'refresh_token',
  'client_credentials',
  'urn:ietf:params:oauth:grant-type:device_code',
)
const Scope = Type.String({
  minLength: 1,
  maxLength: 100,
  description:
    'openid, profile, email, phone, offline_access, erp.read, erp.write, or a permission such as organisation.read',
})
const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const Seconds = (minimum: number, maximum: number) => Nullable(Type.Integer({ minimum, maximum }))

const Address = Text(LONGEST_ADDRESS)
const Addresses = Type.Array(Address, { maxItems: MOST_ADDRESSES, uniqueItems: true })
const KeySet = Shape(
  { keys: Type.Array(Type.Record(Type.String(), Type.Unknown()), { minItems: 1, maxItems: 10 }) },
  { description: 'public keys of private_key_jwt (RFC 7517)' },
)

const RequiredAcr = Nullable(OneOf('acr:2', 'acr:eid:advanced', 'acr:eid:qualified'))

const Audience = Shape(
  {
    roles: Type.Array(Id, { description: 'ids of roles; a write takes keys too' }),
    units: Type.Array(Id, { description: 'ids of units, with what lies below them' }),
  },
  { description: 'members with one of the roles or in one of the units; null: every member' },
)

const NewAudience = Shape({
  roles: Type.Optional(Type.Array(Text(100), { maxItems: MOST_IN_AUDIENCE, uniqueItems: true })),
  units: Type.Optional(Type.Array(Id, { maxItems: MOST_IN_AUDIENCE, uniqueItems: true })),
})

const clientFields = {
  id: Id,
  client_id: Type.String(),
  name: Type.String(),
  type: ClientType,
  first_party: Type.Boolean({ description: 'people are not asked for their consent; set by administrators' }),
  national_identifiers: Type.Boolean({
    description:
      '`profile` discloses registration_number and civil_id too, once the person agreed; set by administrators',
  }),
  resource: Nullable(
    Type.String({
      description:
        'the resource server that this client is, an address of OAUTH_RESOURCES: it may introspect the tokens for it; set by administrators',
    }),
  ),
  required_acr: Type.Union(RequiredAcr.anyOf, {
    description: 'how strongly people have to be authenticated for it; null: as their organisation asks',
  }),
  service_account: Nullable(
    Type.String({
      format: 'uuid',
      description:
        'with client_credentials it acts on this API as the account, within its scopes; set by who holds its roles',
    }),
  ),
  redirect_uris: Type.Array(Type.String()),
  post_logout_redirect_uris: Type.Array(Type.String()),
  backchannel_logout_uri: Nullable(Type.String()),
  grant_types: Type.Array(GrantType),
  scopes: Type.Array(Scope),
  token_endpoint_auth_method: AuthMethod,
  id_token_signed_response_alg: Algorithm,
  jwks: Nullable(Shape({ keys: Type.Array(Type.Record(Type.String(), Type.Unknown())) })),
  has_secret: Type.Boolean(),
  enabled: Type.Boolean(),
  logo_uri: Nullable(Type.String()),
  logo_address: Nullable(
    Type.String({ description: 'our own copy of the logo; answers 404 while there is none' }),
  ),
  launch_uri: Nullable(Type.String({ description: 'where the home page opens it; null: it has no tile' })),
  category: Nullable(Type.String()),
  description: Nullable(Type.String()),
  audience: Nullable(Audience),
  access_ttl: Nullable(Type.Integer({ description: 'seconds; null: as the installation says' })),
  refresh_idle: Nullable(Type.Integer()),
  refresh_max: Nullable(Type.Integer()),
  tenant: Nullable(TenantReference),
  last_used_at: Nullable(Time),
  version: Type.Integer(),
  created_at: Time,
}

export const Client = Shape(clientFields)
export const Clients = List(Client)
export const ClientParams = Shape({ id: Id })

/** The only replies that contain a secret. */
export const ClientWithSecret = Shape({
  ...clientFields,
  client_secret: Nullable(Type.String({ description: 'shown this once; null where a client has none' })),
})

export const ClientsQuery = ListQuery({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words to find in name and client_id' })),
  type: Type.Optional(ClientType),
  enabled: Type.Optional(Type.Boolean()),
  installation: Type.Optional(
    Type.Boolean({ description: 'those of the whole installation; for its operator' }),
  ),
  sort: Type.Optional(OneOf('name', '-name', 'created_at', '-created_at', 'last_used_at', '-last_used_at')),
})

const writable = {
  type: Type.Optional(ClientType),
  first_party: Type.Optional(Type.Boolean()),
  national_identifiers: Type.Optional(Type.Boolean()),
  resource: Type.Optional(Nullable(Address)),
  service_account: Type.Optional(Nullable(Id)),
  required_acr: Type.Optional(RequiredAcr),
  redirect_uris: Type.Optional(Addresses),
  post_logout_redirect_uris: Type.Optional(Addresses),
  backchannel_logout_uri: Type.Optional(Nullable(Address)),
  grant_types: Type.Optional(Type.Array(GrantType, { minItems: 1, uniqueItems: true })),
  scopes: Type.Optional(Type.Array(Scope, { uniqueItems: true })),
  token_endpoint_auth_method: Type.Optional(AuthMethod),
  id_token_signed_response_alg: Type.Optional(Algorithm),
  jwks: Type.Optional(Nullable(KeySet)),
  enabled: Type.Optional(Type.Boolean()),
  logo_uri: Type.Optional(Nullable(Address)),
  launch_uri: Type.Optional(Nullable(Address)),
  category: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  description: Type.Optional(Nullable(Type.String({ maxLength: 300 }))),
  audience: Type.Optional(Nullable(NewAudience)),
  access_ttl: Type.Optional(Seconds(60, DAY)),
  refresh_idle: Type.Optional(Seconds(300, 365 * DAY)),
  refresh_max: Type.Optional(Seconds(300, 365 * DAY)),
}

export const NewClient = Shape({
  name: Text(200),
  ...writable,
  tenant: Type.Optional(
    Type.Null({ description: 'null: for the whole installation, by its operator alone' }),
  ),
})

/** Absent fields stay as they are. */
export const ClientChanges = Shape({ name: Type.Optional(Text(200)), ...writable, version: Version })

export const RotateBody = Shape({
  grace_seconds: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 30 * DAY,
      description: 'how long the former secret works beside the new one; 0 unless said',
    }),
  ),
})

export const EnabledBody = Shape({ enabled: Type.Boolean() })

export const Activity = Shape({
  days: Type.Array(
    Shape({
      day: Type.String({ format: 'date' }),
      sign_ins: Type.Integer(),
      refreshes: Type.Integer(),
      client_credentials: Type.Integer(),
      failures: Type.Integer(),
    }),
    { description: 'the last fourteen days in UTC, oldest first' },
  ),
  items: Type.Array(
    Shape({
      id: Id,
      at: Time,
      kind: OneOf('change', 'security'),
      action: Type.String(),
      action_label: Type.String({ description: 'the action in the language of the caller' }),
      actor: Shape({ id: Nullable(Id), name: Type.String() }),
      changes: Type.Record(Type.String(), Type.Array(Type.Unknown())),
    }),
    { description: 'the latest audit records about this client, newest first' },
  ),
})

export const LogoState = Shape({
  status: OneOf('none', 'waiting', 'ready', 'failed'),
  problem: Nullable(OneOf('unreachable', 'address_not_allowed', 'http_status', 'too_large', 'no_picture')),
  fetched_at: Nullable(Time),
})

const DeliveryStatus = OneOf('queued', 'retrying', 'delivered', 'failed')

export const LogoutsQuery = ListQuery({ status: Type.Optional(DeliveryStatus) })

const Delivery = Shape({
  id: Id,
  session_id: Id,
  user: PersonReference,
  cause: Type.String(),
  status: DeliveryStatus,
  attempt: Type.Integer(),
  next_attempt_at: Nullable(Time),
  http_status: Nullable(Type.Integer()),
  problem: Nullable(Type.String()),
  created_at: Time,
  finished_at: Nullable(Time),
})

export const Logouts = List(Delivery)

export const LogoutHours = Shape({
  items: Type.Array(Shape({ at: Time, succeeded: Type.Integer(), failed: Type.Integer() }), {
    maxItems: 24,
    description: 'the last 24 hours, oldest first; hours without any are absent',
  }),
})

export type ClientView = Static<typeof Client>
export type NewClientInput = Static<typeof NewClient>
export type ClientInput = Static<typeof ClientChanges>
export type ActivityView = Static<typeof Activity>
