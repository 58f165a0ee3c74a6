import { Type } from 'typebox'
import {
  Email,
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  Reason,
  Shape,
  TenantReference,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

export const TenantResource = Shape({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  status: OneOf('active', 'suspended', 'deleting'),
  members: Type.Integer({ description: 'active members' }),
  created_at: Time,
  delete_after: Nullable(Time),
  version: Type.Integer(),
})

export const MaintenanceResource = Shape({
  enabled: Type.Boolean(),
  until: Nullable(Time),
  version: Type.Integer(),
})

export const MaintenanceBody = Shape({
  enabled: Type.Boolean(),
  until: Type.Optional(Nullable(Time)),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const TenantParams = Shape({ id: Id })

export const TenantsQuery = ListQuery({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  status: Type.Optional(OneOf('active', 'suspended', 'deleting')),
  sort: Type.Optional(OneOf('created_at', '-created_at', 'name', '-name', 'slug', '-slug')),
})

export const Tenants = List(TenantResource)

export const CreateBody = Shape({
  slug: Type.String({ pattern: '^[a-z0-9](-?[a-z0-9])+$', maxLength: 63 }),
  name: Text(200),
  admin_email: Type.Optional(Email),
})

export const PatchBody = Shape({
  name: Type.Optional(Text(200)),
  suspended: Type.Optional(Type.Boolean()),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const DeleteQuery = Shape({ reason: Type.Optional(Reason) })
export const DeleteBody = Shape({ reason: Type.Optional(Reason) })

export const DomainParams = Shape({ domain: Type.String({ minLength: 1, maxLength: 253 }) })
export const DomainBody = Shape({ tenant: Nullable(Text(64)) })
export const DomainResource = Shape({ domain: Type.String(), tenant: Nullable(TenantReference) })
