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

/** Of waiting jobs with one key there is one: a job that comes back to find another in its place has been replaced. */
const IS_REPLACED = `(j.key is not null and exists (
  select from jobs.job w where w.task = j.task and w.key = j.key and w.status = 'waiting'))`

export async function fail(
  pool: Pool,
  worker: string,
  job: ClaimedJob,
  started: Date,
  problem: string,
  delayMs: number,
): Promise<void> {
  await pool.query(
    `with replaced as (
       delete from jobs.job j where id = $1 and locked_by = $2 and ${IS_REPLACED} returning id, task, tenant_id, attempts),
     failed as (
       update jobs.job j set locked_by = null, last_error = $4, run_at = now() + $5 * interval '1 millisecond',
              status = case when attempts >= max_attempts then 'failed' else 'waiting' end
        where id = $1 and locked_by = $2 and not ${IS_REPLACED} returning id, task, tenant_id, attempts)
     insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
     select id, task, tenant_id, attempts, 'failed', $4, $3 from (select * from replaced union all select * from failed) f`,
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

/** Running jobs go back to waiting; the attempt counts, so that a job which kills its worker ends too. */
const giveBack = (chosen: string, problem: string): string => `
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
    update jobs.job j set locked_by = null, run_at = now(),
           status = case when attempts >= max_attempts then 'failed' else 'waiting' end
      from chosen c where j.id = c.id and not c.is_replaced and j.status = 'running'
    returning j.id, j.task, j.tenant_id, j.attempts)
  insert into jobs.run (job_id, task, tenant_id, attempt, status, problem, started_at)
  select id, task, tenant_id, attempts, 'lost', '${problem}', now()
    from (select id, task, tenant_id, attempts from replaced union all select * from freed) g`

/** Gives back what this worker holds without knowing of it: the answer to its claim, or its report, was lost on the way. */
export async function releaseForgotten(pool: Pool, worker: string, known: string[]): Promise<void> {
  await pool.query(giveBack('locked_by = $1 and id <> all($2::uuid[])', 'the database was out of reach'), [
    worker,
    known,
  ])
}

/** Gives back the jobs of workers that died. */
export async function releaseLost(pool: Pool): Promise<void> {
  await pool.query(
    giveBack(
      `not exists (select from jobs.worker w where w.id = j.locked_by and w.seen_at > now() - interval '${DEAD_AFTER}')`,
      'the process that ran it ended',
    ),
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
