import type { Database } from '../database/database.ts'
import type { Statement } from '../database/statements.ts'

const COUNT_JOBS: Statement = {
  name: 'count jobs',
  role: 'jobs',
  text: `/* reads all: the queue is counted for the metrics */ select s.status, count(j.id) from unnest(array['waiting', 'running', 'failed']) as s(status)
           left join jobs.job j on j.status = s.status group by 1`,
}

export type JobCount = { readonly status: string; readonly count: number }

export async function countJobs({ run }: Database): Promise<JobCount[]> {
  return (await run<JobCount>(COUNT_JOBS, [])).rows
}
