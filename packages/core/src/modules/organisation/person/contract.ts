import { Type } from 'typebox'
import { Id, Nullable, RoleReference, Shape, Time } from '../../../kernel/http/contract.ts'
import { UnitReference } from '../units/contract.ts'

const Reason = Shape({
  kind: Type.Enum(['default', 'person', 'provider', 'review']),
  name: Nullable(Type.String({ description: 'of who gave it, of the provider, or of the campaign' })),
  by: Nullable(Type.String({ description: 'who decided in the review' })),
  at: Nullable(Time),
})

export const PersonOverview = Shape({
  profile: Nullable(
    Shape({
      picture: Nullable(Type.String({ description: 'served from here' })),
      given_name: Nullable(Type.String()),
      family_name: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      locale: Nullable(Type.String()),
    }),
  ),
  unit_path: Type.Array(Type.String()),
  manages: Shape({
    people: Type.Integer({ description: 'members whose manager this one is' }),
    units: Type.Array(UnitReference),
  }),
  second_factor: Shape({
    present: Type.Boolean(),
    required: Type.Boolean(),
    due_at: Nullable(Time),
  }),
  ways_in: Type.Array(
    Shape({ methods: Type.Array(Type.String()), sign_ins: Type.Integer(), last_used_at: Time }),
    { description: 'how the person signed in here lately; for those who may read the audit log' },
  ),
  grants: Type.Array(
    Shape({
      role: RoleReference,
      since: Time,
      automatic: Type.Boolean(),
      reasons: Type.Array(Reason),
    }),
  ),
  permissions: Type.Array(
    Shape({
      permission: Type.String(),
      description: Type.String(),
      app: Shape({ slug: Nullable(Type.String()), name: Type.String() }),
      roles: Type.Array(Id),
      last_used_on: Nullable(Type.String({ format: 'date' })),
    }),
  ),
  applications: Type.Array(
    Shape({
      client_id: Type.String(),
      name: Type.String(),
      logo_address: Nullable(Type.String()),
      may_open: Type.Boolean(),
      consented_at: Nullable(Time),
      scopes: Type.Array(Type.String()),
      last_opened_at: Nullable(Time),
    }),
  ),
  sessions: Type.Integer(),
  reviews: Type.Array(
    Shape({
      id: Id,
      campaign: Shape({ id: Id, name: Type.String(), status: Type.String() }),
      role: RoleReference,
      reviewer: Nullable(Shape({ id: Id, name: Type.String() })),
      decision: Nullable(Type.Enum(['keep', 'remove'])),
      outcome: Nullable(Type.String()),
      decided_at: Nullable(Time),
    }),
  ),
  risk: Shape({
    level: Type.Enum(['none', 'low', 'medium', 'high']),
    findings: Type.Array(
      Shape({
        code: Type.String(),
        level: Type.Enum(['low', 'medium', 'high']),
        title: Type.String(),
        reason: Type.String(),
      }),
    ),
  }),
})

export const PersonParams = Shape({ id: Id })
