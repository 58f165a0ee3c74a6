import type { Context } from '../context.ts'
import type { Job, JobDefinition } from './job-definition.ts'

type Defined<Payload> = JobDefinition & { run(ctx: Context, job: Job<Payload>): Promise<void> }

export function defineJob<Payload extends object>(
  task: string,
  run: (ctx: Context, job: Job<Payload>) => Promise<void>,
  options: Pick<JobDefinition, 'concurrency'> = {},
): Defined<Payload> {
  return Object.freeze({ task, run, ...options })
}

export function defineSchedule(
  task: string,
  everySeconds: number,
  run: (ctx: Context) => Promise<void>,
): Defined<unknown> {
  return Object.freeze({ task, every: everySeconds, run: (ctx: Context) => run(ctx) })
}
