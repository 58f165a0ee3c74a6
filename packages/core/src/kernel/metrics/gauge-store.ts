import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statements.ts'

const COUNT_JOBS: Statement = {
  name: 'count jobs',
  role: 'jobs',
  // A job that waits for its time is scheduled: what is due waits.
  text: `/* reads all: the queue is counted for the metrics */
         select s.status, count(j.run_at)::int as count,
                coalesce(extract(epoch from now() - min(j.run_at) filter (where j.status = 'waiting')), 0)::int as late_seconds
           from unnest(array['waiting', 'scheduled', 'running', 'failed']) as s(status)
           left join (select case when status = 'waiting' and run_at > now() then 'scheduled' else status end as status, run_at from jobs.job) j
             on j.status = s.status group by 1`,
}

export type JobCount = {
  readonly status: string
  readonly count: number
  /** How long the job waits that could have run first; zero unless it is due. */
  readonly late_seconds: number
}

export async function countJobs({ run }: Database): Promise<JobCount[]> {
  return (await run<JobCount>(COUNT_JOBS, [])).rows
}
