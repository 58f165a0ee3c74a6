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

type Lane = { readonly tasks: string[]; readonly places: number }

/** Most tasks share their places; one that waits on others has places of its own. */
function lanesOf(definitions: readonly JobDefinition[], shared: number): Lane[] {
  const common = definitions.filter(({ apart }) => apart === undefined).map(({ task }) => task)
  const own = definitions.flatMap(({ task, apart }) =>
    apart === undefined ? [] : [{ tasks: [task], places: apart }],
  )
  return [{ tasks: common, places: shared }, ...own]
}

/** Works inside the service process: claims with SKIP LOCKED, tells that it lives, and frees what the dead held. */
export function createWorker(services: Services, definitions: readonly JobDefinition[]): JobWorker {
  const id = randomUUID()
  const pool: Pool = services.database.pools.jobs
  const byTask = new Map(definitions.map(definition => [definition.task, definition]))
  const schedules = definitions.filter(definition => definition.every !== undefined)
  const active = new Map<string, { task: string; work: Promise<void> }>()
  const lanes = lanesOf(definitions, services.settings.JOBS_CONCURRENCY)
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

  async function fill({ tasks, places }: Lane): Promise<void> {
    const inLane = () => [...active.values()].filter(({ task }) => tasks.includes(task))
    const free = places - inLane().length
    if (isStopping || free <= 0) return
    const claimed = await store.claim(pool, id, tasks, free).catch(doubt)
    for (const job of claimed) {
      const work = execute(job).finally(() => active.delete(job.id))
      active.set(job.id, { task: job.task, work })
    }
    if (claimed.length === free)
      for (const { work } of inLane()) void work.finally(guarded(() => inTurn(poll)))
  }

  /** The connection went away with the answer: what the database now holds for this worker is not known. */
  function doubt(error: unknown): never {
    isUnsure = true
    throw error
  }

  async function giveBackForgotten(): Promise<void> {
    isUnsure = false
    await store.releaseForgotten(pool, id, [...active.keys()]).catch(doubt)
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
      const delay = backoffDelay(job.attempts, { base: 2000, max: 600_000 })
      await guarded(() => store.fail(pool, id, job, started, (error as Error).message, delay).catch(doubt))()
    }
  }

  async function beat(): Promise<void> {
    await store.heartbeat(pool, { id, host: hostname(), pid: process.pid })
    if (isUnsure) await inTurn(giveBackForgotten)
    await store.releaseLost(pool)
    for (const task of await store.dueSchedules(
      pool,
      schedules.map(({ task, every }) => ({ task, every: every! })),
    )) {
      await store.enqueueScheduled(pool, task)
    }
  }

  const guarded = (work: () => Promise<void>) => () =>
    work().catch(error => {
      if (!isStopping)
        services.log.warn({ err: error }, 'the job worker could not reach the database; trying again')
    })
  const repeat = (work: () => Promise<void>, ms: number) => {
    timers.add(setInterval(guarded(work), ms).unref())
  }

  return {
    running: () => active.size,
    async start() {
      await beat()
      repeat(beat, HEARTBEAT_MS)
      repeat(() => inTurn(poll), POLL_MS)
      services.jobs.onWake(() =>
        setTimeout(
          guarded(() => inTurn(poll)),
          WAKE_DELAY_MS,
        ).unref(),
      )
    },
    async stop() {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      // A claim under way still brings jobs.
      await turn
      await Promise.allSettled([...active.values()].map(({ work }) => work))
      await store.signOff(pool, id).catch(() => {})
    },
  }
}
