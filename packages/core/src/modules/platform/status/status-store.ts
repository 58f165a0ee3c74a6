import type { RunStatement, Statement } from '../../../kernel/database/statements.ts'
import type { Vitals } from '../../../kernel/metrics/vitals.ts'

/** Both a running service and the doctor ask: each has its own connections. */
export type StatementRunner = { readonly run: RunStatement }

const statement = (name: string, role: Statement['role'], text: string): Statement => ({ name, role, text })

export type ProcessRow = {
  readonly host: string
  readonly pid: number
  readonly started_at: string
  readonly seen_at: string
  readonly vitals: Vitals | null
}

const SELECT_PROCESSES = statement(
  'status: processes',
  'jobs',
  `select host, pid, started_at, seen_at, vitals from jobs.worker
    where seen_at > now() - interval '6 seconds' order by started_at, id limit 200`,
)

/** Living processes of all machines; the first of them leads. */
export const selectProcesses = async ({ run }: StatementRunner): Promise<ProcessRow[]> =>
  (await run<ProcessRow>(SELECT_PROCESSES, [])).rows

export type JobFigures = {
  readonly waiting: number
  readonly running: number
  readonly failed: number
  /** How long the job waits that could have run first. */
  readonly late_seconds: number
}

const COUNT_QUEUE = statement(
  'status: queue',
  'jobs',
  `/* reads all: the queue is counted for the operator */
   select count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'running')::int as running,
          count(*) filter (where status = 'failed')::int as failed,
          coalesce(extract(epoch from now() - min(run_at) filter (where status = 'waiting' and run_at <= now())), 0)::int as late_seconds
     from jobs.job`,
)

export const selectJobFigures = async ({ run }: StatementRunner): Promise<JobFigures> =>
  (await run<JobFigures>(COUNT_QUEUE, [])).rows[0]!

export type FailedTask = {
  readonly task: string
  readonly count: number
  readonly last_error: string | null
}

const SELECT_FAILED = statement(
  'status: failed tasks',
  'jobs',
  `/* reads all: what failed for good is little, or the operator has to see how much it is */
   select task, count(*)::int as count, (array_agg(last_error order by run_at desc))[1] as last_error
     from jobs.job where status = 'failed' group by task order by 2 desc, 1 limit 20`,
)

export const selectFailedTasks = async ({ run }: StatementRunner): Promise<FailedTask[]> =>
  (await run<FailedTask>(SELECT_FAILED, [])).rows

export type ScheduleRow = {
  readonly task: string
  readonly last_run_at: string | null
  readonly next_run_at: string
}

const SELECT_SCHEDULES = statement(
  'status: schedules',
  'jobs',
  `select name as task, last_run_at, next_run_at from jobs.schedule order by next_run_at, name`,
)

export const selectSchedules = async ({ run }: StatementRunner): Promise<ScheduleRow[]> =>
  (await run<ScheduleRow>(SELECT_SCHEDULES, [])).rows

export type BackupRow = {
  readonly archiving: boolean
  readonly archived_at: string | null
  readonly archive_failed_at: string | null
  readonly noted_at: string | null
}

const SELECT_BACKUP = statement(
  'status: backup',
  'platform',
  `select current_setting('archive_mode') <> 'off' as archiving, a.last_archived_time as archived_at, a.last_failed_time as archive_failed_at,
          (select (value #>> '{}')::timestamptz from platform_setting where key = 'platform.backup') as noted_at
     from pg_stat_archiver a`,
)

export const selectBackup = async ({ run }: StatementRunner): Promise<BackupRow> =>
  (await run<BackupRow>(SELECT_BACKUP, [])).rows[0]!

export type SigningKeyRow = {
  readonly algorithm: string
  readonly status: 'published' | 'active' | 'retired'
  readonly created_at: string
  readonly activated_at: string | null
}

const SELECT_SIGNING_KEYS = statement(
  'status: signing keys',
  'platform',
  `select alg as algorithm, status, created_at, activated_at from oidc_signing_key order by alg, created_at desc`,
)

export const selectSigningKeyStates = async ({ run }: StatementRunner): Promise<SigningKeyRow[]> =>
  (await run<SigningKeyRow>(SELECT_SIGNING_KEYS, [])).rows
