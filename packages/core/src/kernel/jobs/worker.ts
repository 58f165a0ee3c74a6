import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Pool } from 'pg'
import { systemContext } from '../context.ts'
import { backoffDelay } from '../reliability/backoff.ts'
import type { Services } from '../services.ts'
import type { JobDefinition } from './define-job.ts'
import * as store from './store.ts'

export type JobWorker = { start(): Promise<void>; stop(): Promise<void>; running(): number }

const POLL_MS = 1000
const HEARTBEAT_MS = 2000
const WAKE_DELAY_MS = 15

/** Works inside the service process: claims with SKIP LOCKED, tells that it lives, and frees what the dead held. */
export function createWorker(services: Services, definitions: readonly JobDefinition[]): JobWorker {
  const id = randomUUID()
  const pool: Pool = services.database.pools.jobs
  const byTask = new Map(definitions.map(definition => [definition.task, definition]))
  const schedules = definitions.filter(definition => definition.every !== undefined)
  const active = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isStopping = false

  async function poll(): Promise<void> {
    const free = services.settings.JOBS_CONCURRENCY - active.size
    if (isStopping || free <= 0) return
    const claimed = await store.claim(pool, id, [...byTask.keys()], free)
    for (const job of claimed) {
      const work = execute(job).finally(() => active.delete(work))
      active.add(work)
    }
    if (claimed.length === free) for (const work of active) void work.finally(() => guarded(poll)())
  }

  async function execute(job: store.ClaimedJob): Promise<void> {
    const started = new Date()
    const ctx = systemContext(services, `job-${job.id}`)
    try {
      await byTask.get(job.task)!.run(ctx, { ...job, attempt: job.attempts } as never)
      await store.finish(pool, id, job, started)
      services.metrics.jobs.inc({ task: job.task, outcome: 'succeeded' })
    } catch (error) {
      services.log.warn({ err: error, task: job.task, job_id: job.id, attempt: job.attempts }, 'a job failed')
      services.metrics.jobs.inc({ task: job.task, outcome: 'failed' })
      await store.fail(pool, id, job, started, (error as Error).message, backoffDelay(job.attempts, { base: 2000, max: 600_000 }))
    }
  }

  async function beat(): Promise<void> {
    await store.heartbeat(pool, { id, host: hostname(), pid: process.pid })
    await store.releaseLost(pool)
    for (const task of await store.dueSchedules(pool, schedules.map(({ task, every }) => ({ task, every: every! })))) {
      await store.enqueueScheduled(pool, task)
    }
  }

  const guarded = (work: () => Promise<void>) => () =>
    work().catch(error => {
      if (!isStopping) services.log.warn({ err: error }, 'the job worker could not reach the database; trying again')
    })
  const repeat = (work: () => Promise<void>, ms: number) => {
    timers.add(setInterval(guarded(work), ms).unref())
  }

  return {
    running: () => active.size,
    async start() {
      await beat()
      repeat(beat, HEARTBEAT_MS)
      repeat(poll, POLL_MS)
      services.jobs.onWake(() => setTimeout(guarded(poll), WAKE_DELAY_MS).unref())
    },
    async stop() {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(active)
      await store.signOff(pool, id).catch(() => {})
    },
  }
}
