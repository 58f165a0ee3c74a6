import type { Pool } from 'pg'

export type ClaimedJob = {
  id: string
  task: string
  tenant_id: string | null
  payload: unknown
  attempts: number
  max_attempts: number
}

/** A worker that was not seen for this long is dead: with the heartbeat, its jobs resume within ten seconds. */
const DEAD_AFTER = '6 seconds'
const KEEP_RUNS = '30 days'

export async function claim(
  pool: Pool,
  worker: string,
  tasks: string[],
  limit: number,
): Promise<ClaimedJob[]> {
  const { rows } = await pool.query<ClaimedJob>(
    `update jobs.job set status = 'running', locked_by = $1, attempts = attempts + 1
      where id in (
        select id from jobs.job where status = 'waiting' and run_at <= now() and task = any($2)
         order by run_at limit $3 for update skip locked)
     returning id, task, tenant_id, payload, attempts, max_attempts`,
    [worker, tasks, limit],
  )
  return rows
}

/** Done and recorded in one statement, unless the job was taken from this worker meanwhile. */
export async function finish(pool: Pool, worker: string, job: ClaimedJob, started: Date): Promise<void> {
  await pool.query(
    `with done as (delete from jobs.job where id = $1 and locked_by = $2 returning id, task, tenant_id, attempts)
     insert into jobs.run (job_id, task, tenant_id, attempt, status, started_at)
     select id, task, tenant_id, attempts, 'succeeded', $3 from done`,
    [job.id, worker, started],
  )
}

export async function fail(
  pool: Pool,
  worker: string,
  job: ClaimedJob,
  started: Date,
  problem: string,
  delayMs: number,
): Promise<void> {
  await pool.query(
    `with failed as (
       update jobs.job set locked_by = null, last_error = $4, run_at = now() + $5 * interval '1 millisecond',
              status = case when attempts >= max_attempts then 'failed' else 'waiting' end
        where id = $1 and locked_by = $2 returning id, task, tenant_id, attempts)
     insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
     select id, task, tenant_id, attempts, 'failed', $4, $3 from failed`,
    [job.id, worker, started, problem.slice(0, 500), delayMs],
  )
}

export async function heartbeat(
  pool: Pool,
  worker: { id: string; host: string; pid: number },
): Promise<void> {
  await pool.query(
    `insert into jobs.worker (id, host, pid) values ($1, $2, $3) on conflict (id) do update set seen_at = now()`,
    [worker.id, worker.host, worker.pid],
  )
}

/** Gives back what this worker holds without knowing of it: the answer to its claim, or its report, was lost on the way. */
export async function releaseForgotten(pool: Pool, worker: string, known: string[]): Promise<void> {
  await pool.query(
    `with forgotten as (
       update jobs.job set locked_by = null, run_at = now(),
              status = case when attempts >= max_attempts then 'failed' else 'waiting' end
        where status = 'running' and locked_by = $1 and id <> all($2::uuid[])
       returning id, task, tenant_id, attempts)
     insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
     select id, task, tenant_id, attempts, 'lost', 'the database was out of reach', now() from forgotten`,
    [worker, known],
  )
}

/** Gives back the jobs of workers that died; the attempt counts, so that a job which kills its worker ends too. */
export async function releaseLost(pool: Pool): Promise<void> {
  await pool.query(
    `with lost as (
       update jobs.job set locked_by = null, run_at = now(),
              status = case when attempts >= max_attempts then 'failed' else 'waiting' end
        where status = 'running'
          and not exists (select from jobs.worker w where w.id = locked_by and w.seen_at > now() - interval '${DEAD_AFTER}')
       returning id, task, tenant_id, attempts)
     insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
     select id, task, tenant_id, attempts, 'lost', 'the process that ran it ended', now() from lost`,
  )
  await pool.query(`delete from jobs.worker where seen_at < now() - interval '1 minute'`)
}

export async function signOff(pool: Pool, worker: string): Promise<void> {
  await pool.query('delete from jobs.worker where id = $1', [worker])
}

/** Which clockwork is due: one process wins each round by the conditional update. */
export async function dueSchedules(
  pool: Pool,
  schedules: { task: string; every: number }[],
): Promise<string[]> {
  if (schedules.length === 0) return []
  const { rows } = await pool.query<{ name: string }>(
    `insert into jobs.schedule as s (name, next_run_at, last_run_at)
     select task, now() + every * interval '1 second', now() from unnest($1::text[], $2::float8[]) as t(task, every)
     on conflict (name) do update set next_run_at = excluded.next_run_at, last_run_at = now() where s.next_run_at <= now()
     returning name`,
    [schedules.map(({ task }) => task), schedules.map(({ every }) => every)],
  )
  return rows.map(row => row.name)
}

export async function enqueueScheduled(pool: Pool, task: string): Promise<void> {
  await pool.query('select jobs.enqueue($1, $2, $1)', [task, '{}'])
}

export async function sweepRuns(pool: Pool): Promise<void> {
  await pool.query(`delete from jobs.run where finished_at < now() - interval '${KEEP_RUNS}'`)
}
