import { Type } from 'typebox'
import { Id, Nullable, Shape, Time } from '../../../kernel/http/contract.ts'

const Months = Type.Integer({ minimum: 1, maximum: 1200, description: 'after the last change of a document' })
const Named = Shape({ id: Id, name: Type.String() })

export const RetentionRule = Shape({
  id: Id,
  folder: Nullable(Named),
  template: Nullable(Named),
  months: Months,
  effective_at: Type.String({ format: 'date-time', description: 'nothing is removed by the rule before' }),
  due: Type.Integer({ description: 'documents that it would remove now; counted up to 1,000' }),
  created_at: Time,
  version: Type.Integer(),
})
export const RetentionRules = Shape({ items: Type.Array(RetentionRule) })

/** With neither folder nor template: for everything that no other rule names. */
export const NewRetentionRule = Type.Union([
  Shape({ months: Months }),
  Shape({ folder_id: Id, months: Months }),
  Shape({ template_id: Id, months: Months }),
])
export const RetentionChange = Shape({ months: Months, version: Type.Optional(Type.Integer()) })
