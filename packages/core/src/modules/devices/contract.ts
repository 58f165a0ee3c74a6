import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonName,
  PersonReference,
  Shape,
  TenantReference,
  Time,
} from '../../kernel/http/contract.ts'

export const PLATFORMS = ['desktop', 'mobile', 'kiosk'] as const
export const DEVICE_STATUSES = ['pending', 'approved', 'revoked'] as const

/**
 * Methods of window.CoreShell that a tenant may refuse. What keeps a shell at work (session, menu, title) is not among them.
 * packages/shell-contract says what each takes and answers; a test compares the two lists.
 */
export const SHELL_METHODS = [
  'shell.openExternal',
  'shell.notify',
  'device.print',
  'device.scan',
  'device.cashDrawer',
  'device.display',
  'device.pay',
  'device.saveFile',
  'device.pickFile',
  'device.biometric',
  'device.sign',
] as const

const Coordinate = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })
const Key = Shape(
  { kty: OneOf('EC'), crv: OneOf('P-256'), x: Coordinate, y: Coordinate },
  { description: 'the public key of the device, as a JWK (RFC 7517)' },
)
const Methods = Type.Array(OneOf(...SHELL_METHODS), { uniqueItems: true })
const Signed = Type.String({
  minLength: 1,
  maxLength: 8000,
  pattern: '^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$',
})

export const HandoffBody = Shape({
  device: Shape({ id: Id, name: PersonName, platform: OneOf(...PLATFORMS), key: Key }),
})

export const HandoffReply = Shape({
  code: Type.String({ description: 'for the web view: once, within 60 seconds' }),
  expires_at: Time,
  methods: Methods,
  idle_seconds: Nullable(Type.Integer()),
})

export const EnterBody = Shape({
  code: Type.String({ minLength: 16, maxLength: 100 }),
  proof: {
    ...Signed,
    description: 'a JWS by the key of the device over {code, origin, iat}',
  } as typeof Signed,
})

export const EnterReply = Shape({
  session: Shape({ id: Id, expires_at: Time }),
  user: PersonReference,
  tenant: TenantReference,
})

export const StatusBody = Shape({
  tenant: Type.String({ minLength: 1, maxLength: 64, description: 'slug or id' }),
  device_id: Id,
  proof: {
    ...Signed,
    description: 'a JWS by the key of the device over {device_id, health, origin, iat}',
  } as typeof Signed,
})

export const StatusReply = Shape({
  status: OneOf(...DEVICE_STATUSES),
  methods: Methods,
  idle_seconds: Nullable(Type.Integer()),
})

export const Health = Shape({
  version: Type.String({ minLength: 1, maxLength: 50 }),
  queued: Type.Integer({ minimum: 0 }),
  devices: Type.Array(
    Shape({
      name: Type.String({ minLength: 1, maxLength: 64 }),
      status: OneOf('ready', 'busy', 'error', 'gone'),
    }),
    { maxItems: 20 },
  ),
})

const fields = {
  id: Id,
  name: Type.String(),
  platform: OneOf(...PLATFORMS),
  status: OneOf(...DEVICE_STATUSES),
  key_thumbprint: Type.String(),
  registered_at: Time,
  last_seen_at: Time,
  last_ip: Nullable(Type.String()),
  sessions: Type.Integer({ description: 'open on it now' }),
}

export const Device = Shape({
  ...fields,
  registered_by: PersonReference,
  decided_by: Nullable(PersonReference),
  decided_at: Nullable(Time),
  health: Nullable(Health),
  health_at: Nullable(Time),
  idle_seconds: Nullable(Type.Integer()),
  version: Type.Integer(),
})
export const Devices = List(Device)
export const DevicesQuery = ListQuery({ status: Type.Optional(OneOf(...DEVICE_STATUSES)) })
export const DeviceParams = Shape({ id: Id })
export const DeviceChanges = Shape({
  name: Type.Optional(PersonName),
  idle_seconds: Type.Optional(Nullable(Type.Integer({ minimum: 10, maximum: 86_400 }))),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const OwnDevices = Shape({
  items: Type.Array(Shape({ ...fields, tenant: TenantReference, is_shared: Type.Boolean() })),
})

const refused = Object.fromEntries(PLATFORMS.map(platform => [platform, Methods])) as Record<
  (typeof PLATFORMS)[number],
  typeof Methods
>
export const Policy = Shape({
  requires_approval: Type.Boolean(),
  refused_methods: Shape(refused),
  version: Type.Integer(),
})
export const PolicyChanges = Shape({
  requires_approval: Type.Optional(Type.Boolean()),
  refused_methods: Type.Optional(Type.Partial(Shape(refused), { additionalProperties: false })),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})
