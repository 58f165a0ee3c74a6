import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statements.ts'
import type { Vitals } from '../metrics/vitals.ts'

export type ClaimedJob = {
  id: string
  task: string
  tenant_id: string | null
  payload: unknown
  attempts: number
  max_attempts: number
}

/** A job that could be run now; those of no tenant are under the id of zeros. */
export type DueJob = { id: string; tenant: string }

const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`
/** A worker that was not seen for this long is dead: with the heartbeat, its jobs resume within ten seconds. */
export const DEAD_AFTER_MS = 6000
const DEAD_AFTER = `${DEAD_AFTER_MS} milliseconds`
const KEEP_RUNS = '30 days'
/** An attempt that failed for no reason of the job's own costs none, up to this many: with pauses of minutes, for about a day. */
const MOST_ATTEMPTS = 600
const ONE_MORE = `(attempts < ${MOST_ATTEMPTS})::int`

const statement = (name: string, text: string): Statement => ({ name, role: 'jobs', text })

const HAS_DUE: Statement = {
  ...statement(
    'has due jobs',
    `select exists (select from jobs.job where status = 'waiting' and run_at <= now()) as is_due`,
  ),
  isRepeatable: true,
}

/** Whether any job is due, of whichever task: hardly ever, where little happens. */
export async function hasDueJobs({ run }: Database): Promise<boolean> {
  return (await run<{ is_due: boolean }>(HAS_DUE, [])).rows[0]!.is_due
}

/**
 * The first jobs of every tenant in turn: those of a tenant with few places before those of one with many. From one tenant
 * to the next by the index, so that it costs nothing how many jobs of one tenant wait.
 */
const SELECT_DUE = statement(
  'select due jobs',
  `/* reads much: while few jobs are due, they are looked through once for each task */
   with recursive turn as (
     select t.task, n.tenant from unnest($1::text[]) as t(task) cross join lateral (
       select coalesce(j.tenant_id, ${PLATFORM}) as tenant from jobs.job j
        where j.status = 'waiting' and j.task = t.task and j.run_at <= now()
        order by coalesce(j.tenant_id, ${PLATFORM}) limit 1) n
     union all
     select turn.task, n.tenant from turn cross join lateral (
       select coalesce(j.tenant_id, ${PLATFORM}) as tenant from jobs.job j
        where j.status = 'waiting' and j.task = turn.task and coalesce(j.tenant_id, ${PLATFORM}) > turn.tenant and j.run_at <= now()
        order by coalesce(j.tenant_id, ${PLATFORM}) limit 1) n)
   select j.id, turn.tenant
     from turn
     cross join lateral (
       select id, run_at from jobs.job
        where status = 'waiting' and task = turn.task and coalesce(tenant_id, ${PLATFORM}) = turn.tenant and run_at <= now()
        order by run_at limit $2) j
     left join unnest($3::uuid[], $4::int[]) as h(tenant, places) on h.tenant = turn.tenant
    order by coalesce(h.places, 0) + row_number() over (partition by turn.tenant order by j.run_at), j.run_at
    limit $2`,
)

export type DueSearch = { tasks: string[]; limit: number; held: readonly { key: string; active: number }[] }

export async function selectDueJobs({ run }: Database, { tasks, limit, held }: DueSearch): Promise<DueJob[]> {
  const tenants = held.map(({ key }) => key)
  const places = held.map(({ active }) => active)
  return (await run<DueJob>(SELECT_DUE, [tasks, limit, tenants, places])).rows
}

const CLAIM = statement(
  'claim jobs',
  `update jobs.job set status = 'running', locked_by = $1, attempts = attempts + 1
    where id in (select id from jobs.job where id = any($2::uuid[]) and status = 'waiting' for update skip locked)
   returning id, task, tenant_id, payload, attempts, max_attempts`,
)

/** Those of the jobs that no other worker took meanwhile. */
export async function updateJobsClaimed(
  { run }: Database,
  worker: string,
  ids: string[],
): Promise<ClaimedJob[]> {
  return (await run<ClaimedJob>(CLAIM, [worker, ids])).rows
}

const FINISH = statement(
  'finish job',
  `with done as (delete from jobs.job where id = $1 and locked_by = $2 returning id, task, tenant_id, attempts)
   insert into jobs.run (job_id, task, tenant_id, attempt, status, started_at)
   select id, task, tenant_id, attempts, 'succeeded', $3 from done`,
)

export type Attempt = { worker: string; job: ClaimedJob; started: Date }

/** Done and recorded in one statement, unless the job was taken from this worker meanwhile. */
export async function deleteFinishedJob({ run }: Database, { worker, job, started }: Attempt): Promise<void> {
  await run(FINISH, [job.id, worker, started])
}

/** Only one waiting job per key: a job that returns to the queue and finds another one with its key was replaced. */
const IS_REPLACED = `(j.key is not null and exists (
  select from jobs.job w where w.task = j.task and w.key = j.key and w.status = 'waiting'))`

const IF_PASSING = `case when $6::boolean then ${ONE_MORE} else 0 end`
const FAIL = statement(
  'fail job',
  `with replaced as (
     delete from jobs.job j where id = $1 and locked_by = $2 and ${IS_REPLACED} returning id, task, tenant_id, attempts),
   failed as (
     update jobs.job j set locked_by = null, last_error = $4, max_attempts = max_attempts + ${IF_PASSING},
            run_at = case when attempts >= max_attempts + ${IF_PASSING} then now() else now() + $5 * interval '1 millisecond' end,
            status = case when attempts >= max_attempts + ${IF_PASSING} then 'failed' else 'waiting' end
      where id = $1 and locked_by = $2 and not ${IS_REPLACED} returning id, task, tenant_id, attempts)
   insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
   select id, task, tenant_id, attempts, 'failed', $4, $3 from (select * from replaced union all select * from failed) f`,
)

export async function updateJobFailed(
  { run }: Database,
  { worker, job, started }: Attempt,
  { problem, delayMs, passes }: { problem: string; delayMs: number; passes: boolean },
): Promise<void> {
  await run(FAIL, [job.id, worker, started, problem.slice(0, 500), delayMs, passes])
}

const HEARTBEAT = statement(
  'worker heartbeat',
  `insert into jobs.worker (id, host, pid, vitals) values ($1, $2, $3, $4::jsonb)
   on conflict (id) do update set seen_at = now(), vitals = excluded.vitals`,
)

export async function upsertWorker(
  { run }: Database,
  worker: { id: string; host: string; pid: number; vitals: Vitals | null },
): Promise<void> {
  await run(HEARTBEAT, [worker.id, worker.host, worker.pid, worker.vitals && JSON.stringify(worker.vitals)])
}

type Return = {
  /** A condition for the jobs. */
  chosen: string
  problem: string
  /** How many further attempts they get: none where the job itself may have ended its worker, so that it does not run for ever. */
  further: '0' | typeof ONE_MORE
}

/** Returns running jobs to the queue. */
const returnToQueue = ({ chosen, problem, further }: Return): string => `
  with chosen as (
    select id, ${IS_REPLACED} or (key is not null and row_number() over (partition by task, key order by id) > 1) as is_replaced
      from jobs.job j where status = 'running' and ${chosen}),
  replaced as (
    delete from jobs.job j using chosen c where j.id = c.id and c.is_replaced and j.status = 'running'
    returning j.id, j.task, j.key, j.tenant_id, j.attempts),
  hurried as (
    update jobs.job w set run_at = least(w.run_at, now()) from replaced r
     where w.task = r.task and w.key = r.key and w.status = 'waiting'),
  freed as (
    update jobs.job j set locked_by = null, run_at = now(), max_attempts = max_attempts + ${further},
           status = case when attempts >= max_attempts + ${further} then 'failed' else 'waiting' end
      from chosen c where j.id = c.id and not c.is_replaced and j.status = 'running'
    returning j.id, j.task, j.tenant_id, j.attempts)
  insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
  select id, task, tenant_id, attempts, 'lost', '${problem}', now()
    from (select id, task, tenant_id, attempts from replaced union all select * from freed) g`

const RELEASE_FORGOTTEN = statement(
  'release forgotten jobs',
  returnToQueue({
    chosen: 'locked_by = $1 and id <> all($2::uuid[])',
    problem: 'the database was out of reach',
    further: ONE_MORE,
  }),
)

/** Returns jobs that this worker holds without running them, after an answer of the database was lost. */
export async function updateForgottenJobs({ run }: Database, worker: string, known: string[]): Promise<void> {
  await run(RELEASE_FORGOTTEN, [worker, known])
}

const GIVE_BACK = statement(
  'give jobs back',
  returnToQueue({
    chosen: 'locked_by = $1',
    problem: 'the process that ran it was stopped',
    further: ONE_MORE,
  }),
)

/** Returns what this worker still runs, when it has to stop: others begin anew with it at once. */
export async function updateJobsGivenBack({ run }: Database, worker: string): Promise<void> {
  await run(GIVE_BACK, [worker])
}

const RELEASE_LOST = statement(
  'release lost jobs',
  returnToQueue({
    chosen: `not exists (select from jobs.worker w where w.id = j.locked_by and w.seen_at > now() - interval '${DEAD_AFTER}')`,
    problem: 'the process that ran it ended',
    further: '0',
  }),
)
const DELETE_DEAD = statement(
  'delete dead workers',
  `delete from jobs.worker where seen_at < now() - interval '1 minute'`,
)

/** Returns the jobs of dead workers to the queue. */
export async function updateLostJobs({ run }: Database): Promise<void> {
  await run(RELEASE_LOST, [])
  await run(DELETE_DEAD, [])
}

const DELETE_WORKER = statement('delete worker', 'delete from jobs.worker where id = $1')

export async function deleteWorker({ run }: Database, worker: string): Promise<void> {
  await run(DELETE_WORKER, [worker])
}

const START_SCHEDULES = statement(
  'start due schedules',
  `with due as (
     insert into jobs.schedule as s (name, next_run_at, last_run_at)
     select task, now() + every * interval '1 second', now() from unnest($1::text[], $2::float8[]) as t(task, every)
      where $3 = (select w.id from jobs.worker w where w.seen_at > now() - interval '${DEAD_AFTER}' order by w.started_at, w.id limit 1)
     on conflict (name) do update set next_run_at = excluded.next_run_at, last_run_at = now() where s.next_run_at <= now()
     returning name)
   select jobs.enqueue(name, '{}', name) from due`,
)

/**
 * Adds the jobs of the schedules that are due, in one statement: whatever breaks, a schedule that moved on has its job. The process that
 * runs longest leads and starts them; when it is not seen any more, the next one does. Should two take themselves for the leader, as
 * beside an older version, the conditional update lets one of them win each round.
 */
export async function updateDueSchedules(
  { run }: Database,
  worker: string,
  schedules: { task: string; every: number }[],
): Promise<void> {
  if (schedules.length === 0) return
  const tasks = schedules.map(({ task }) => task)
  const spans = schedules.map(({ every }) => every)
  await run(START_SCHEDULES, [tasks, spans, worker])
}

const WAITING_TENANTS = statement(
  'tenants with waiting jobs',
  `select coalesce(tenant_id, ${PLATFORM}) as tenant, count(*)::int as count from jobs.job
    where status = 'waiting' and run_at <= now() group by 1 order by 2 desc limit 20`,
)

/** Due jobs by tenant, the longest queues first. */
export async function selectWaitingTenants({ run }: Database): Promise<{ tenant: string; count: number }[]> {
  return (await run<{ tenant: string; count: number }>(WAITING_TENANTS, [])).rows
}

const DELETE_RUNS = statement(
  'delete old runs',
  `delete from jobs.run where finished_at < now() - interval '${KEEP_RUNS}'`,
)

export async function deleteOldRuns({ run }: Database): Promise<void> {
  await run(DELETE_RUNS, [])
}
