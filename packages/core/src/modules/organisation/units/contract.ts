import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  PersonName,
  PersonReference,
  Shape,
  Time,
} from '../../../kernel/http/contract.ts'

const Version = Type.Optional(Type.Integer({ minimum: 1 }))
const Code = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\p{Cc}\\p{Z}]+$' })
export const UnitReference = Shape({ id: Id, name: Type.String(), code: Nullable(Type.String()) })
export const Unit = Shape({
  id: Id,
  name: Type.String(),
  code: Nullable(Type.String()),
  parent_id: Nullable(Id),
  manager: Nullable(PersonReference),
  members: Type.Integer({ description: 'members who stand in the unit itself' }),
  total_members: Type.Integer({ description: 'with those of all units below it' }),
  children: Type.Integer({ description: 'units directly below it' }),
  path: Type.Array(Type.String(), { description: 'names from the top of the tree down to this unit' }),
  version: Type.Integer(),
  created_at: Time,
})
export const Units = List(Unit)

export const UnitsQuery = ListQuery({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'words to find in name and code' })),
  parent: Type.Optional(
    Type.Union([Id, Type.Literal('root')], {
      description: 'only what lies directly below this unit, or at the top of the tree',
    }),
  ),
})
export const UnitParams = Shape({ id: Id })

export const NewUnit = Shape({
  name: PersonName,
  code: Type.Optional(Nullable(Code)),
  parent_id: Type.Optional(Nullable(Id)),
  manager: Type.Optional(Nullable(Id)),
})

export const UnitChanges = Shape({
  name: Type.Optional(PersonName),
  code: Type.Optional(Nullable(Code)),
  manager: Type.Optional(Nullable(Id)),
  version: Version,
})

export const UnitMove = Shape({ parent_id: Nullable(Id), version: Version })

export const UnitMembersBody = Shape({ members: Type.Array(Id, { minItems: 1, maxItems: 200 }) })
export const UnitMembersReply = Shape({
  moved: Type.Integer({ description: 'members who were not in the unit before' }),
})

export const UnitHistoryQuery = ListQuery({})
export const UnitHistory = List(
  Shape({
    id: Id,
    at: Time,
    kind: Type.Enum([
      'created',
      'renamed',
      'moved',
      'manager_changed',
      'deleted',
      'member_added',
      'member_removed',
    ]),
    member: Nullable(PersonReference),
    previous: Nullable(Type.String()),
    current: Nullable(Type.String()),
    actor: Nullable(Shape({ id: Nullable(Id), name: Type.String() })),
  }),
)

export const UnitImportQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })
export const UnitImportReply = Shape({
  dry_run: Type.Boolean(),
  lines: Type.Integer({ description: 'lines with a unit in them' }),
  created: Type.Integer(),
  changed: Type.Integer(),
  plan: Type.Array(
    Shape({
      line: Type.Integer(),
      path: Type.Array(Type.String()),
      code: Nullable(Type.String()),
      manager: Nullable(Type.String()),
      outcome: Type.Enum(['create', 'change', 'keep']),
    }),
  ),
  errors: Type.Array(
    Shape({ line: Type.Integer(), path: Type.String(), code: Type.String(), message: Type.String() }),
  ),
})

/** What a member body says of the place in the organisation; a change leaves out what stays. */
export const placementSchemas = {
  unit: Type.Optional(Nullable(Id)),
  manager: Type.Optional(Nullable(Id)),
}
