export type Job<Payload> = {
  readonly id: string
  readonly tenant_id: string | null
  readonly payload: Payload
  readonly attempt: number
  /** Beyond this one it fails for good; faults that pass raise it. */
  readonly max_attempts: number
}

/** Work done later, at least once: `run` must bear being repeated. A payload holds ids, never personal data or secrets. */
export type JobDefinition = Readonly<{
  task: string
  /** Seconds between two runs, for work that the clock starts. */
  every?: number
  /**
   * Slots of its own per process, beside JOBS_CONCURRENCY: for jobs that wait on other servers, so that they block no others.
   */
  concurrency?: number
  /** Called with a context and the job; `defineJob` makes it of a function whose types fit the payload. */
  run(ctx: never, job: Job<never>): Promise<void>
}>
