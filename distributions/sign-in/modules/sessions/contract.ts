import {
  DEVICE_KINDS,
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  SESSION_CAUSES,
  Shape,
  TenantReference,
  Time,
  Type,
} from '@tamga/core'

const SORTS = ['-created_at', 'created_at', '-last_seen_at', 'last_seen_at'] as const

const Method = Type.String({ pattern: '^[a-z0-9_]{1,30}$', description: 'a way of signing in, such as pwd' })

const Session = Shape({
  id: Id,
  user: PersonReference,
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
    kind: OneOf(...DEVICE_KINDS),
  }),
  kind: OneOf('browser', 'shell'),
  device_name: Nullable(Type.String({ description: 'of a native shell, the name of its device' })),
  auth_methods: Type.Array(Type.String()),
  provider: Nullable(
    Shape({
      id: Type.String({ description: 'id of a provider, or `peer` or `social`' }),
      name: Type.String(),
    }),
  ),
  clients: Type.Array(Shape({ client_id: Type.String(), name: Type.String() })),
  current: Type.Boolean({ description: 'the session of the caller' }),
})

export const SessionList = List(Session)

export const SessionsQuery = ListQuery({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'parts of a name or e-mail' })),
  user: Type.Optional(Id),
  method: Type.Optional(Method),
  ip: Type.Optional(Type.String({ minLength: 2, maxLength: 45 })),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  sort: Type.Optional(OneOf(...SORTS)),
})

export const PersonSessionsQuery = ListQuery({ sort: Type.Optional(OneOf(...SORTS)) })

const eventFilters = {
  user: Type.Optional(Id),
  cause: Type.Optional(OneOf(...SESSION_CAUSES)),
  terminated_by: Type.Optional(Id),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
}

export const EventsQuery = ListQuery(eventFilters)
export const ExportQuery = Shape({ format: OneOf('csv', 'jsonl'), ...eventFilters })

export const EventList = List(
  Shape({
    id: Id,
    session_id: Id,
    user: PersonReference,
    cause: OneOf(...SESSION_CAUSES),
    terminated_by: Nullable(PersonReference),
    reason: Nullable(Type.String()),
    ip: Nullable(Type.String({ description: 'the address of whoever ended it' })),
    at: Time,
  }),
)

export const SessionParams = Shape({ id: Id })
export const PersonParams = Shape({ user_id: Id })

/** Blank is the same as absent: whether a reason is needed is a rule of the service. */
export const ReasonGiven = Shape({ reason: Type.Optional(Type.String({ maxLength: 500 })) })

export const Terminated = Shape({ terminated: Type.Integer() })
