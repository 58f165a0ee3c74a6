import {
  Id,
  List,
  ListQuery,
  Nullable,
  OneOf,
  PersonReference,
  RoleReference,
  Shape,
  type Static,
  Text,
  Time,
  Type,
} from '@tamga/core'

const Mapping = Type.Record(Type.String(), Nullable(Type.String({ minLength: 1, maxLength: 200 })), {
  maxProperties: 50,
  description:
    'SCIM attribute → field of the member (id, email, name, given_name, family_name, phone, username, roles), a template such as "{name} ({email})", or a constant in double quotes; null: not sent. Beside the usual attributes, or in place of them',
})
const OnLeave = OneOf('deactivate', 'delete')
const Compatibility = OneOf('generic', 'azure', 'okta', 'slack', 'aws', 'github', 'gitlab', 'salesforce')
const Health = OneOf('ok', 'failing', 'paused', 'unknown')
const Operation = OneOf(
  'user.create',
  'user.update',
  'user.deactivate',
  'user.delete',
  'group.create',
  'group.update',
  'group.delete',
  'resync',
)
const Status = OneOf('queued', 'running', 'retrying', 'succeeded', 'failed', 'cancelled')
const MaxRemovals = Nullable(
  Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description:
      'more removals than this within a day pause the target until somebody agrees; null: no limit',
  }),
)

const Target = Shape({
  id: Id,
  name: Type.String(),
  base_url: Type.String(),
  has_token: Type.Boolean(),
  enabled: Type.Boolean(),
  scope: Shape({ roles: Type.Optional(Type.Array(RoleReference)) }),
  push_groups: Type.Boolean(),
  attribute_mapping: Mapping,
  on_leave: OnLeave,
  compatibility: Compatibility,
  max_removals: MaxRemovals,
  health: Health,
  last_run_at: Nullable(Time),
  last_day: Type.Array(Shape({ at: Time, succeeded: Type.Integer(), failed: Type.Integer() }), {
    maxItems: 24,
    description: 'attempts of each of the last 24 hours, oldest first; hours without any are absent',
  }),
  retrying: Type.Integer({ description: 'runs that failed and are tried again' }),
  waiting: Type.Integer({ description: 'runs that wait for their first or next attempt' }),
  failed: Type.Integer({ description: 'runs whose attempts are used up' }),
  paused_removals: Nullable(Type.Integer({ description: 'removals that wait for somebody to agree' })),
  created_at: Time,
  version: Type.Integer(),
})

export { Target }
export const Targets = List(Target)
export const TargetParams = Shape({ id: Id })
export const TargetsQuery = ListQuery({
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'a part of the name or address' }),
  ),
  enabled: Type.Optional(Type.Boolean()),
  health: Type.Optional(Health),
})

const Address = Text(2000)
/** RFC 6750 §2.1 allows less; what a header cannot carry is refused. */
const Token = Type.String({ minLength: 1, maxLength: 8000, pattern: '^[\\x21-\\x7e]+$' })

const writable = {
  token: Type.Optional(Nullable(Token)),
  enabled: Type.Optional(Type.Boolean()),
  scope: Type.Optional(
    Shape({
      roles: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
          maxItems: 100,
          uniqueItems: true,
          description: 'ids or keys; only members with one of these roles are pushed; none: every member',
        }),
      ),
    }),
  ),
  push_groups: Type.Optional(Type.Boolean()),
  attribute_mapping: Type.Optional(Mapping),
  on_leave: Type.Optional(OnLeave),
  compatibility: Type.Optional(Compatibility),
  max_removals: Type.Optional(MaxRemovals),
}

export const NewTarget = Shape({ name: Text(200), base_url: Address, ...writable })
/** What is absent stays as it is. */
export const TargetChanges = Shape({
  name: Type.Optional(Text(200)),
  base_url: Type.Optional(Address),
  ...writable,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})

export const ModuleStatus = Shape({
  can_store_secrets: Type.Boolean({ description: 'false: the installation has no key to seal tokens with' }),
})

export const ResumeBody = Shape({
  // Carried out, which is the default, or dropped.
  removals: Type.Optional(OneOf('allow', 'reject')),
})

export const TestBody = Shape({
  base_url: Address,
  token: Type.Optional(Nullable(Token)),
  compatibility: Type.Optional(Compatibility),
})

export const TestResult = Shape({
  ok: Type.Boolean(),
  latency_ms: Type.Integer(),
  steps: Type.Array(
    Shape({
      name: OneOf('dns', 'tls', 'auth', 'service_provider_config', 'schemas'),
      ok: Nullable(Type.Boolean({ description: 'null: not run, or a warning' })),
      status: OneOf('passed', 'warning', 'failed', 'skipped'),
      detail: Type.String({ description: 'in the language of the caller' }),
      latency_ms: Type.Integer(),
    }),
    { description: 'up to the first that fails; `skipped`: not run, so nothing is known of it' },
  ),
  service_provider_config: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})

export const PreviewBody = Shape({
  user: Type.Optional(Id),
  attribute_mapping: Type.Optional(Mapping),
})

export const Preview = Shape({
  user: PersonReference,
  resource: Type.Record(Type.String(), Type.Unknown(), { description: 'the SCIM user that would be sent' }),
})

export const ResyncQuery = Shape({ dry_run: Type.Optional(Type.Boolean()) })

const count = Type.Optional(Type.Integer())

/** 202 with the run; for a dry run 200 with the plan. */
export const ResyncReply = Shape({
  run_id: Type.Optional(Id),
  create: count,
  update: count,
  deactivate: count,
  delete: count,
  unchanged: count,
  groups: Type.Optional(
    Shape({
      create: Type.Integer(),
      update: Type.Integer(),
      delete: Type.Integer(),
      unchanged: Type.Integer(),
    }),
  ),
  exceeds_max_removals: Type.Optional(Type.Boolean()),
})

export const PushParams = Shape({ id: Id, user_id: Id })
export const Accepted = Shape({ run_id: Id })

const Step = Shape({
  method: Type.String(),
  path: Type.String({ description: 'below base_url' }),
  request: Type.Unknown(),
  status: Nullable(Type.Integer()),
  response: Type.Unknown(),
  error: Nullable(Type.String()),
  ms: Type.Integer(),
})

const Run = Shape({
  id: Id,
  target: Shape({ id: Id, name: Type.String() }),
  operation: Operation,
  subject: Nullable(
    Shape({
      type: OneOf('user', 'group'),
      id: Id,
      name: Type.String(),
      email: Nullable(Type.String()),
    }),
  ),
  status: Status,
  attempt: Type.Integer({ description: '1 to 7; 0 before the first' }),
  next_attempt_at: Nullable(Time),
  http_status: Nullable(Type.Integer()),
  problem: Nullable(Type.String({ description: 'the cause, in the language of the caller' })),
  problem_code: Nullable(Type.String()),
  trace: Type.Array(Step, { description: 'requests and answers of the last attempt, without secrets' }),
  progress: Nullable(
    Shape({
      total: Type.Integer(),
      succeeded: Type.Integer(),
      failed: Type.Integer(),
      waiting: Type.Integer(),
    }),
  ),
  resync_id: Nullable(Id),
  created_at: Time,
  finished_at: Nullable(Time),
})

export { Run }
export const Runs = List(Run)

const runFilters = {
  target: Type.Optional(Id),
  operation: Type.Optional(Operation),
  user: Type.Optional(Id),
  resync: Type.Optional(Id),
  from: Type.Optional(Time),
  to: Type.Optional(Time),
}

export const RunsQuery = ListQuery({
  ...runFilters,
  status: Type.Optional(Status),
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'a part of a name or e-mail' })),
})

export const RetryBody = Shape({
  ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true })),
  filter: Type.Optional(Shape(runFilters)),
})
export const Retried = Shape({ retried: Type.Integer() })

export type TargetView = Static<typeof Target>
export type NewTargetInput = Static<typeof NewTarget>
export type TargetInput = Static<typeof TargetChanges>
export type ResumeInput = Static<typeof ResumeBody>
export type TestInput = Static<typeof TestBody>
export type TestView = Static<typeof TestResult>
export type PreviewInput = Static<typeof PreviewBody>
export type RunView = Static<typeof Run>
export type RunListQuery = Static<typeof RunsQuery>
export type RetryInput = Static<typeof RetryBody>
export type ResyncView = Static<typeof ResyncReply>
