import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, OneOf, Shape, Time } from '../../../kernel/http/contract.ts'

const Kind = OneOf('person', 'role', 'unit')
const Level = OneOf('read', 'comment', 'edit')

export const DocumentAccess = Shape({
  kind: Kind,
  id: Id,
  name: Type.String(),
  level: Level,
  is_owner: Type.Boolean(),
  granted_at: Time,
  granted_by_name: Nullable(Type.String()),
})
export const DocumentAccesses = List(DocumentAccess)
export const AccessQuery = ListQuery({})
export const AccessGiven = Shape({ kind: Kind, level: Level })
export const AccessParams = Shape({ id: Type.String(), subject_id: Type.String() })

export const Subjects = Shape({
  items: Type.Array(Shape({ kind: Kind, id: Id, name: Type.String(), detail: Nullable(Type.String()) })),
})
export const SubjectsQuery = Shape({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  kind: Type.Optional(Kind),
})
