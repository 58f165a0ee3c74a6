import { systemContext } from '../context.ts'
import { backoffDelay } from '../reliability/backoff.ts'
import type { Services } from '../services.ts'
import type { JobDefinition } from './job-definition.ts'
import { isPassing } from './passing-fault.ts'
import * as store from './worker-store.ts'

/** What passes is soon over, and nobody has to wait much longer than it lasts. */
const LONGEST_PAUSE_MS = 300_000

/** Runs a job and writes its outcome; rejects when that could not be written. */
export type RunJob = (job: store.ClaimedJob) => Promise<void>

export function createRun(services: Services, definitions: readonly JobDefinition[], worker: string): RunJob {
  const { database, log, metrics } = services
  const byTask = new Map(definitions.map(definition => [definition.task, definition]))
  return async job => {
    const attempt = { worker, job, started: new Date() }
    const ctx = systemContext(services, `job-${job.id}`)
    try {
      await byTask.get(job.task)!.run(ctx as never, { ...job, attempt: job.attempts } as never)
      await store.deleteFinishedJob(database, attempt)
      metrics.jobs.inc({ task: job.task, outcome: 'succeeded' })
    } catch (error) {
      log.warn({ err: error, task: job.task, job_id: job.id, attempt: job.attempts }, 'a job failed')
      metrics.jobs.inc({ task: job.task, outcome: 'failed' })
      const passes = isPassing(error)
      const delayMs = backoffDelay(job.attempts, { base: 2000, max: passes ? LONGEST_PAUSE_MS : 600_000 })
      await store.updateJobFailed(database, attempt, { problem: (error as Error).message, delayMs, passes })
    }
  }
}
