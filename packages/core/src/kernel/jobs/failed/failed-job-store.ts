import type { Database } from '../../database/database.ts'
import type { Statement } from '../../database/statements.ts'

const KEEP_FAILED = '30 days'

const statement = (name: string, text: string): Statement => ({ name, role: 'jobs', text })

/** A job that failed for good. */
export type FailedJob = {
  readonly id: string
  readonly task: string
  readonly tenant_id: string | null
  readonly attempts: number
  readonly last_error: string | null
  readonly failed_at: string
}

const SELECT_FAILED = statement(
  'select failed jobs',
  `/* reads all: what failed for good is little, or the operator has to see how much it is */
   select id, task, tenant_id, attempts, last_error, run_at as failed_at from jobs.job
    where status = 'failed' and ($1::text is null or task = $1) order by run_at desc, id limit 500`,
)

export async function selectFailedJobs({ run }: Database, task: string | null): Promise<FailedJob[]> {
  return (await run<FailedJob>(SELECT_FAILED, [task])).rows
}

/** One job, or all of a task. */
export type FailedChoice = { readonly id: string } | { readonly task: string }

const RETRY = statement(
  'retry failed jobs',
  `/* reads all: what failed for good is little, and the operator waits for it */
   with chosen as (
     select id, key is not null and (row_number() over (partition by task, key order by id desc) > 1 or exists (
            select from jobs.job w where w.task = j.task and w.key = j.key and w.status = 'waiting')) as is_replaced
       from jobs.job j where status = 'failed' and (id = $1::uuid or task = $2)),
   replaced as (
     delete from jobs.job j using chosen c where j.id = c.id and c.is_replaced and j.status = 'failed' returning j.id),
   retried as (
     update jobs.job j set status = 'waiting', attempts = 0, max_attempts = least(max_attempts, 20), run_at = now()
       from chosen c where j.id = c.id and not c.is_replaced and j.status = 'failed' returning j.id)
   select id from replaced union all select id from retried`,
)

/** Lets failed jobs begin anew; one of which another with its key waits already is done by that. Answers with how many there were. */
export async function updateJobsRetried({ run }: Database, choice: FailedChoice): Promise<number> {
  const values = 'id' in choice ? [choice.id, null] : [null, choice.task]
  return (await run(RETRY, values)).rows.length
}

const DROP = statement('drop failed job', `delete from jobs.job where id = $1 and status = 'failed'`)

export async function deleteFailedJob({ run }: Database, id: string): Promise<boolean> {
  return (await run(DROP, [id])).rowCount === 1
}

const DELETE_OLD = statement(
  'delete old failed jobs',
  `/* reads all: once an hour, among what waits and what failed */
   delete from jobs.job where status = 'failed' and run_at < now() - interval '${KEEP_FAILED}'`,
)

export async function deleteOldFailedJobs({ run }: Database): Promise<void> {
  await run(DELETE_OLD, [])
}
