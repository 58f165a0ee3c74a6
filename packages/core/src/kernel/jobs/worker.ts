import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { systemContext } from '../context.ts'
import { backoffDelay } from '../reliability/backoff.ts'
import type { Usage } from '../reliability/semaphore.ts'
import type { Services } from '../services.ts'
import type { JobDefinition } from './job-definition.ts'
import { createLanes, type Lane, takePlaces } from './lane.ts'
import * as store from './worker-store.ts'

export type JobWorker = {
  start(): Promise<void>
  stop(): Promise<void>
  running(): number
  /** Who holds the places of each lane. */
  usage(): Record<string, Usage[]>
  /** Whose due jobs wait, in this process or any other. */
  waiting(): Promise<Usage[]>
}

const POLL_MS = 1000
const HEARTBEAT_MS = 2000
const SWEEP_MS = 3_600_000
const WAKE_DELAY_MS = 15

/** Works inside the service process: claims with SKIP LOCKED, tells that it lives, and frees what the dead held. */
export function createWorker(services: Services, definitions: readonly JobDefinition[]): JobWorker {
  const { database } = services
  const id = randomUUID()
  const byTask = new Map(definitions.map(definition => [definition.task, definition]))
  const schedules = definitions.filter(definition => definition.every !== undefined)
  const active = new Map<string, Promise<void>>()
  const lanes = createLanes(definitions, services.settings.JOBS_CONCURRENCY)
  const timers = new Set<NodeJS.Timeout>()
  let turn: Promise<unknown> = Promise.resolve()
  let isUnsure = false
  let isStopping = false

  /** Claiming and giving back take turns, so that a job just claimed is never taken for a forgotten one. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const mine = turn.then(work)
    turn = mine.catch(() => {})
    return mine
  }

  async function poll(): Promise<void> {
    for (const lane of lanes) await fill(lane)
  }

  async function fill(lane: Lane): Promise<void> {
    if (isStopping || lane.places.stats().active >= lane.size) return
    const search = { tasks: lane.tasks, limit: lane.size * 2, held: lane.places.usage() }
    const due = await store.selectDueJobs(database, search)
    const taken = takePlaces(lane, due)
    if (taken.size === 0) return
    const claimed = await store.updateJobsClaimed(database, id, [...taken.keys()]).catch(error => {
      for (const release of taken.values()) release()
      return markUnsure(error)
    })
    for (const job of claimed) {
      const release = taken.get(job.id)!
      taken.delete(job.id)
      active.set(
        job.id,
        execute(job).finally(() => leave(lane, job.id, release)),
      )
    }
    for (const release of taken.values()) release()
  }

  /** What waited for the place comes next. */
  function leave(lane: Lane, jobId: string, release: () => void): void {
    active.delete(jobId)
    release()
    if (!isStopping) void guarded(() => inTurn(() => fill(lane)))()
  }

  /** The connection went away with the answer: what the database now holds for this worker is not known. */
  function markUnsure(error: unknown): never {
    isUnsure = true
    throw error
  }

  async function giveBackForgotten(): Promise<void> {
    isUnsure = false
    await store.updateForgottenJobs(database, id, [...active.keys()]).catch(markUnsure)
  }

  async function execute(job: store.ClaimedJob): Promise<void> {
    const attempt = { worker: id, job, started: new Date() }
    const ctx = systemContext(services, `job-${job.id}`)
    try {
      await byTask.get(job.task)!.run(ctx as never, { ...job, attempt: job.attempts } as never)
      await store.deleteFinishedJob(database, attempt)
      services.metrics.jobs.inc({ task: job.task, outcome: 'succeeded' })
    } catch (error) {
      services.log.warn({ err: error, task: job.task, job_id: job.id, attempt: job.attempts }, 'a job failed')
      services.metrics.jobs.inc({ task: job.task, outcome: 'failed' })
      const delayMs = backoffDelay(job.attempts, { base: 2000, max: 600_000 })
      const failure = { problem: (error as Error).message, delayMs }
      await guarded(() => store.updateJobFailed(database, attempt, failure).catch(markUnsure))()
    }
  }

  async function beat(): Promise<void> {
    await store.upsertWorker(database, { id, host: hostname(), pid: process.pid })
    if (isUnsure) await inTurn(giveBackForgotten)
    await store.updateLostJobs(database)
    const due = schedules.map(({ task, every }) => ({ task, every: every! }))
    for (const task of await store.updateDueSchedules(database, due))
      await store.insertScheduledJob(database, task)
  }

  const guarded = (work: () => Promise<void>) => () =>
    work().catch(error => {
      if (!isStopping)
        services.log.warn({ err: error }, 'the job worker could not reach the database; trying again')
    })
  const repeat = (work: () => Promise<void>, ms: number) => {
    timers.add(setInterval(guarded(work), ms).unref())
  }
  const wake = () =>
    void setTimeout(
      guarded(() => inTurn(poll)),
      WAKE_DELAY_MS,
    ).unref()

  return {
    running: () => active.size,
    usage: () => Object.fromEntries(lanes.map(({ name, places }) => [name, places.usage()])),
    waiting: async () =>
      (await store.selectWaitingTenants(database)).map(({ tenant, count }) => ({
        key: tenant,
        active: 0,
        waiting: count,
      })),
    async start() {
      await beat()
      repeat(beat, HEARTBEAT_MS)
      repeat(() => inTurn(poll), POLL_MS)
      repeat(() => store.deleteOldRuns(database), SWEEP_MS)
      services.jobs.onWake(wake)
    },
    async stop() {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      // A claim under way still brings jobs.
      await turn
      await Promise.allSettled(active.values())
      await store.deleteWorker(database, id).catch(() => {})
    },
  }
}
