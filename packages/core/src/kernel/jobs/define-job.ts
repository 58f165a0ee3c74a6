import type { Context } from '../context.ts'

export type Job<Payload> = {
  readonly id: string
  readonly tenant_id: string | null
  readonly payload: Payload
  readonly attempt: number
}

/** Work done later, at least once: `run` must bear being repeated. A payload holds ids, never personal data or secrets. */
export type JobDefinition = Readonly<{
  task: string
  /** Seconds between two runs, for work that the clock starts. */
  every?: number
  /** Runs at once in one process beside JOBS_CONCURRENCY: for work that waits on others, so that nothing waits behind it. */
  places?: number
  run(ctx: Context, job: Job<never>): Promise<void>
}>

export function defineJob<Payload extends object>(
  task: string,
  run: (ctx: Context, job: Job<Payload>) => Promise<void>,
  options: Pick<JobDefinition, 'places'> = {},
): JobDefinition {
  return Object.freeze({ task, run: run as JobDefinition['run'], ...options })
}

export function defineSchedule(
  task: string,
  everySeconds: number,
  run: (ctx: Context) => Promise<void>,
): JobDefinition {
  return Object.freeze({ task, every: everySeconds, run: ctx => run(ctx) })
}
