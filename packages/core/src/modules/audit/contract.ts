import { Type } from 'typebox'
import { Id, List, ListQuery, Nullable, OneOf, Shape, Time } from '../../kernel/http/contract.ts'

const filters = {
  kind: Type.Optional(OneOf('change', 'security')),
  actor: Type.Optional(Id),
  action: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9_.]{1,100}\\*?$',
      description: 'an action, or the beginning of one with a trailing *',
    }),
  ),
  target: Type.Optional(
    Type.String({ minLength: 1, maxLength: 300, description: 'a type, or a type and an id: member:0190…' }),
  ),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
}

export const AuditQuery = ListQuery(filters)
export const ActivityQuery = ListQuery({})
export const ExportQuery = Shape({ format: OneOf('csv', 'jsonl'), ...filters })

export const AuditRecord = Shape({
  id: Id,
  at: Time,
  kind: OneOf('change', 'security'),
  actor: Shape({ id: Nullable(Id), name: Type.String(), email: Nullable(Type.String()) }),
  action: Type.String(),
  action_label: Type.String({ description: 'the action in the language of the caller' }),
  target: Nullable(Shape({ type: Type.String(), id: Type.String(), name: Type.String() })),
  changes: Type.Record(Type.String(), Type.Array(Type.Unknown()), {
    description: 'by field: the old and the new value',
  }),
  ip: Nullable(Type.String()),
  user_agent: Nullable(Type.String()),
  request_id: Nullable(Type.String()),
})

export const AuditList = List(AuditRecord)

export const VerifyReply = Shape({
  ok: Type.Boolean(),
  seals: Type.Integer(),
  records: Type.Integer({ description: 'records that a seal covers' }),
  unsealed: Type.Integer({ description: 'records of the last moments, not sealed yet' }),
  head: Nullable(Type.String({ description: 'hash of the newest seal' })),
  broken_at: Nullable(Shape({ seal: Type.Integer(), problem: Type.String() })),
})
