import { Type } from 'typebox'
import { Nullable, OneOf, Shape, Time } from '../../../kernel/http/contract.ts'

const Count = Type.Integer({ minimum: 0 })

const Finding = Shape({
  code: Type.String(),
  status: OneOf('warn', 'fail'),
  detail: Type.String({ description: 'what is wrong' }),
  mend: Type.String({ description: 'what to do about it' }),
})

const ProcessShape = Shape({
  host: Type.String(),
  pid: Type.Integer(),
  leads: Type.Boolean({ description: 'it starts the scheduled work' }),
  started_at: Time,
  seen_at: Time,
  version: Nullable(Type.String()),
  memory_bytes: Nullable(Count),
  event_loop_ms: Nullable(Count),
  in_flight: Nullable(Count),
  waiting: Nullable(Count),
  limit: Nullable(Count),
  shed: Nullable(Type.Integer({ minimum: 0, description: 'requests turned away during the last minute' })),
  connections: Nullable(Shape({ busy: Count, idle: Count, waited_for: Count })),
})

const Route = Shape({
  method: Type.String(),
  route: Type.String(),
  requests: Count,
  mean_ms: Type.Number(),
  round_trips: Type.Number({ description: 'to the database, for each request' }),
  slow_statements: Count,
})

export const StatusResource = Shape({
  checked_at: Time,
  version: Nullable(Type.String()),
  findings: Type.Array(Finding, { description: 'empty: all is well' }),
  processes: Type.Array(ProcessShape),
  jobs: Shape({
    waiting: Count,
    running: Count,
    failed: Count,
    late_seconds: Type.Integer({ description: 'how long the job waits that could have run first' }),
    failures: Type.Array(Shape({ task: Type.String(), count: Count, last_error: Nullable(Type.String()) })),
  }),
  schedules: Type.Array(Shape({ task: Type.String(), last_run_at: Nullable(Time), next_run_at: Time })),
  spared: Type.Array(
    Shape({ target: Type.String(), share: Type.Number({ description: 'of the calls, 0 to 1' }) }),
    { description: 'far sides that do not answer and are left alone' },
  ),
  routes: Type.Array(Route, { description: 'since the processes started; those that cost most' }),
  backup: Shape({
    archiving: Type.Boolean({ description: 'the server archives its write-ahead log' }),
    archived_at: Nullable(Time),
    archive_failed_at: Nullable(Time),
    noted_at: Nullable(Time),
  }),
  keys: Shape({
    secret_key: Type.Boolean(),
    signing: Type.Array(
      Shape({
        algorithm: Type.String(),
        status: OneOf('published', 'active', 'retired'),
        created_at: Time,
        activated_at: Nullable(Time),
      }),
    ),
  }),
})
