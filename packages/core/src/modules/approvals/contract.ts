import { Type } from 'typebox'
import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonName,
  PersonReference,
  RoleReference,
  Shape,
  Text,
  Time,
} from '../../kernel/http/contract.ts'

const Mode = OneOf('all', 'any', 'quorum')
const FlowStatus = OneOf('open', 'approved', 'returned', 'rejected', 'withdrawn')
const StepStatus = OneOf('waiting', 'open', 'approved', 'returned', 'rejected', 'closed')
const Overdue = OneOf('remind', 'escalate')
const Count = Type.Integer()
const Comment = Type.Optional(Type.String({ maxLength: 2000 }))

const RoleChoice = Type.String({ minLength: 1, maxLength: 64, description: 'id or key of a role' })

const ApproverGiven = Type.Union(
  [Id, Shape({ user: Id }), Shape({ role: RoleChoice }), Shape({ manager: Type.Literal(true) })],
  {
    description:
      'a person (their id, or `user`), everybody who holds a role when the step begins, or the managers of those who approved the stage before (at first: of the sender)',
  },
)

const StepGiven = Shape({
  name: Type.Optional(Nullable(PersonName)),
  mode: Type.Optional(Mode),
  quorum: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1000 }))),
  approvers: Type.Array(ApproverGiven, { minItems: 1, maxItems: 500 }),
  due: Type.Optional(Nullable(Time)),
  due_days: Type.Optional(
    Nullable(Type.Integer({ minimum: 1, maximum: 365, description: 'days from the beginning of the step' })),
  ),
  on_overdue: Type.Optional(Overdue),
  parallel: Type.Optional(Type.Boolean({ description: 'begins together with the step before' })),
})

const Steps = Type.Array(StepGiven, { minItems: 1, maxItems: 20 })

export const FlowGiven = Shape({
  steps: Type.Optional(Steps),
  template_id: Type.Optional(Id),
})

const Approver = Shape({
  kind: OneOf('person', 'role', 'manager'),
  user: Nullable(PersonReference),
  role: Nullable(RoleReference),
})

const stepPlan = {
  name: Nullable(Type.String()),
  mode: Mode,
  quorum: Nullable(Count),
  approvers: Type.Array(Approver),
  due: Nullable(Time),
  due_days: Nullable(Count),
  on_overdue: Overdue,
  parallel: Type.Boolean(),
}

const Origin = OneOf('person', 'role', 'manager', 'delegation', 'escalation', 'reassignment')

const approval = {
  id: Id,
  user: PersonReference,
  origin: Origin,
  status: StepStatus,
  comment: Nullable(Type.String()),
  decided_by: Nullable(PersonReference),
  decided_at: Nullable(Time),
}

const Step = Shape({
  ...stepPlan,
  position: Count,
  stage: Type.Integer({ description: 'steps of one stage run at once' }),
  status: StepStatus,
  needed: Type.Integer({ description: 'how many have to approve; known when the step begins' }),
  approved: Count,
  rejected: Count,
  begun_at: Nullable(Time),
  ended_at: Nullable(Time),
  approvals: Type.Array(Shape(approval)),
})

const flow = {
  id: Id,
  document_id: Id,
  version_no: Count,
  sha256: Type.String({ description: 'of the version: what is approved' }),
  status: FlowStatus,
  stalled_at: Nullable(Type.String({ format: 'date-time', description: 'nobody is left who could decide' })),
  started_by: PersonReference,
  started_at: Time,
  ended_at: Nullable(Time),
}

const HistoryEntry = Shape({
  id: Id,
  at: Time,
  kind: OneOf(
    'started',
    'step_begun',
    'approved',
    'returned',
    'rejected',
    'delegated',
    'reassigned',
    'escalated',
    'approver_added',
    'stalled',
    'withdrawn',
    'finished',
  ),
  position: Nullable(Count),
  by: Nullable(Type.String()),
  for: Nullable(Type.String({ description: 'whose approval it was, where it was not the actor’s own' })),
  to: Nullable(Type.String()),
  comment: Nullable(Type.String()),
})

export const Flow = Shape({
  ...flow,
  steps: Type.Array(Step),
  history: Type.Array(HistoryEntry),
  may: Shape({
    withdraw: Type.Boolean(),
    manage: Type.Boolean({ description: 'hand approvals to others' }),
  }),
  own_approval: Nullable(Type.String({ format: 'uuid', description: 'that the caller may decide now' })),
})

const DocumentReference = Shape({ id: Id, title: Type.String(), number: Nullable(Type.String()) })

export const FlowSummary = Shape({
  ...flow,
  document: DocumentReference,
  stage: Count,
  stages: Count,
  waiting_for: Type.Array(PersonReference, { description: 'the first ten who are asked now' }),
  due: Nullable(Time),
})
export const Flows = List(FlowSummary)
export const FlowQuery = Shape({
  flow_id: Type.Optional(Type.String({ format: 'uuid', description: 'an earlier one; else the latest' })),
})
export const DocumentFlowsQuery = ListQuery({})
export const FlowsQuery = ListQuery({
  status: Type.Optional(FlowStatus),
  stalled: Type.Optional(Type.Boolean()),
})

export const Approval = Shape({
  ...approval,
  document: Shape({ ...DocumentReference.properties, version_no: Count, sha256: Type.String() }),
  flow_id: Id,
  step: Shape({
    position: Count,
    name: Nullable(Type.String()),
    mode: Mode,
    needed: Count,
    approved: Count,
    asked: Count,
  }),
  sent_by: PersonReference,
  asked_at: Nullable(Time),
  due: Nullable(Time),
  as_substitute: Type.Boolean({ description: 'the caller decides for `user`, who is away' }),
})
export const Queue = List(Approval)
export const QueueQuery = ListQuery({})

export const DecisionGiven = Shape({
  decision: OneOf('approve', 'return', 'reject'),
  comment: Comment,
  sha256: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'of what the caller has read: refused when another version is asked about',
    }),
  ),
})
export const Delegation = Shape({ user: Id, comment: Comment })
export const ApproverAdded = Shape({
  step: Type.Integer({ minimum: 1, maximum: 20 }),
  user: Id,
  comment: Comment,
})

export const Template = Shape({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  steps: Type.Array(Shape(stepPlan)),
  created_at: Time,
  version: Type.Integer(),
})
export const Templates = List(Template)
export const TemplatesQuery = ListQuery({})
const templateFields = { name: PersonName, description: Type.Optional(Text(500, 0)), steps: Steps }
export const NewTemplate = Shape(templateFields)
export const TemplateChange = Shape({
  ...templateFields,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

const Substitution = Shape({
  user: PersonReference,
  from: Time,
  until: Nullable(Time),
  active: Type.Boolean(),
})
export const OwnSubstitution = Shape({
  substitute: Nullable(Substitution),
  substitute_for: Type.Array(Substitution, { description: 'for whom the caller decides, now or later' }),
})
export const SubstitutionGiven = Shape({
  user: Id,
  from: Type.Optional(Time),
  until: Type.Optional(Nullable(Time)),
})

const own_documents = Type.Enum(['always', 'never', 'no_other'], {
  description:
    'whether people decide on documents of their own; `no_other`: only where a step has nobody else',
})
export const Settings = Shape({ own_documents, version: Type.Integer() })
export const SettingsChange = Shape({ own_documents, version: Type.Optional(Type.Integer({ minimum: 0 })) })
