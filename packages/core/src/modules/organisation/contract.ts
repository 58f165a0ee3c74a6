import { Type } from 'typebox'
import {
  Email,
  Id,
  LanguageTag,
  List,
  ListQuery,
  Nullable,
  PersonName,
  PersonReference,
  RoleReference,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'
import { MEMBER_FIELDS, memberChangeSchemas, memberSchemas } from '../tenancy/index.ts'
import { placementSchemas, UnitReference } from './units/contract.ts'

const oneOf = <T extends string[]>(...values: T) => Type.Enum<T>([...values])

const Q = Type.Optional(Type.String({ maxLength: 200, description: 'words to find in name and e-mail' }))
const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const RoleChoice = Type.String({ minLength: 1, maxLength: 64, description: 'id or key of a role' })
const GivenBy = Nullable(Shape({ id: Nullable(Id), name: Type.String() }))

const memberFields = {
  id: Id,
  ...memberSchemas,
  roles: Type.Array(RoleReference),
  unit: Nullable(UnitReference),
  manager: Nullable(PersonReference),
}

const InvitationState = oneOf('pending', 'accepted', 'revoked', 'expired')

const MailState = Nullable(
  Shape({
    status: oneOf('queued', 'retrying', 'sent', 'failed', 'cancelled'),
    attempts: Type.Integer(),
    next_attempt_at: Nullable(Time),
  }),
)

export const Member = Shape(memberFields)
export const Members = List(Member)

export const MemberDetail = Shape({
  ...memberFields,
  grants: Type.Array(
    Shape({ role: RoleReference, granted_at: Time, granted_by: GivenBy, automatic: Type.Boolean() }),
  ),
  sessions: Type.Integer({ description: 'open sessions in this organisation' }),
  invitation: Nullable(
    Shape({ id: Id, status: InvitationState, mail: MailState, sent_at: Time, expires_at: Time }),
  ),
  permission_use: Type.Array(
    Shape({ permission: Type.String(), last_used_on: Type.String({ format: 'date' }) }),
  ),
})

export const MembersQuery = ListQuery({
  q: Q,
  status: Type.Optional(MEMBER_FIELDS.status.type),
  role: Type.Optional(RoleChoice),
  unit: Type.Optional(
    Type.String({ format: 'uuid', description: 'id of a unit; members of the units below it are included' }),
  ),
  sort: Type.Optional(
    oneOf('name', '-name', 'email', '-email', 'created_at', '-created_at', 'last_seen_at', '-last_seen_at'),
  ),
})

export const InviteBody = Shape({
  email: Email,
  name: PersonName,
  roles: Type.Optional(Type.Array(RoleChoice, { maxItems: 100 })),
  language: Type.Optional(LanguageTag),
  ...placementSchemas,
  position: memberChangeSchemas.position,
  employee_number: memberChangeSchemas.employee_number,
  registration_number: Type.Optional(
    Type.String({
      pattern: '^[А-ЯЁӨҮа-яёөү]{2}[0-9]{8}$',
      description: 'the citizen whose e-ID may accept the invitation',
    }),
  ),
  password: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1024, description: 'in development: makes a new person at once' }),
  ),
})

export const MemberBody = Shape({ ...memberChangeSchemas, ...placementSchemas, version: Version })
export const MemberParams = Shape({ id: Id })
export const GrantParams = Shape({ id: Id, role_id: Type.String() })

const OptionalReason = Type.Optional(Type.String({ maxLength: 500 }))
export const SuspendBody = Shape({ reason: OptionalReason })
export const LockdownBody = Shape({ reason: OptionalReason })

export const InvitationsQuery = ListQuery({ q: Q, status: Type.Optional(InvitationState) })

export const Invitation = Shape({
  id: Id,
  user: PersonReference,
  roles: Type.Array(RoleReference),
  status: InvitationState,
  mail: MailState,
  language: Type.String(),
  invited_by: GivenBy,
  sent_at: Time,
  expires_at: Time,
  created_at: Time,
  closed_at: Nullable(Time),
})
export const Invitations = List(Invitation)
export const InvitationParams = Shape({ id: Id })

const RoleKey = Type.String({ pattern: '^[a-z0-9](?:[_-]?[a-z0-9])*$', maxLength: 32 })
const Permissions = Type.Array(Text(100), { maxItems: 500 })
const Owners = Type.Array(Id, { maxItems: 100 })

export const Role = Shape({
  id: Id,
  key: Type.String(),
  name: Type.String(),
  description: Type.String(),
  permissions: Type.Array(Type.String()),
  built_in: Type.Boolean(),
  owners: Type.Array(Id),
  members: Type.Integer(),
  version: Type.Integer(),
})
export const Roles = List(Role)
export const RolesQuery = ListQuery({
  q: Q,
  sort: Type.Optional(oneOf('name', '-name', 'created_at', '-created_at')),
})
export const RoleParams = Shape({ id: Id })
export const DeleteRoleQuery = Shape({
  force: Type.Optional(Type.Boolean({ description: 'also when members have the role' })),
})

export const NewRole = Shape({
  key: Type.Optional(RoleKey),
  name: PersonName,
  description: Type.Optional(Text(1000, 0)),
  permissions: Type.Optional(Permissions),
  owners: Type.Optional(Owners),
})

export const RoleChanges = Shape({
  key: Type.Optional(RoleKey),
  name: Type.Optional(PersonName),
  description: Type.Optional(Text(1000, 0)),
  permissions: Type.Optional(Permissions),
  owners: Type.Optional(Owners),
  version: Version,
})

export const PermissionsQuery = ListQuery({})
export const PermissionList = List(
  Shape({
    permission: Type.String(),
    app: Nullable(Type.String({ description: 'slug of the app; null for a part of every organisation' })),
    description: Type.String(),
  }),
)

export const ImportQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })
export const ImportReply = Shape({
  dry_run: Type.Boolean(),
  lines: Type.Integer({ description: 'lines with a person in them' }),
  invited: Type.Integer({ description: 'how many people were, or in a dry run would be, invited' }),
  plan: Type.Array(
    Shape({
      line: Type.Integer(),
      email: Type.String(),
      name: Type.String(),
      roles: Type.Array(Type.String()),
      unit: Nullable(Type.String()),
      position: Nullable(Type.String()),
      manager: Nullable(Type.String()),
      employee_number: Nullable(Type.String()),
    }),
  ),
  errors: Type.Array(
    Shape({ line: Type.Integer(), path: Type.String(), code: Type.String(), message: Type.String() }),
  ),
})
