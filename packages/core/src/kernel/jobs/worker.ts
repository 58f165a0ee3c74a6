import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Database } from '../database/database.ts'
import type { ReadVitals } from '../metrics/vitals.ts'
import type { Usage } from '../reliability/semaphore.ts'
import type { Services } from '../services.ts'
import { runOutsideOfScopes } from '../telemetry/request-scope.ts'
import { type Claims, createClaims } from './claims.ts'
import { deleteOldFailedJobs } from './failed/failed-job-store.ts'
import type { JobDefinition } from './job-definition.ts'
import { createLanes } from './lane.ts'
import { createRun } from './run-job.ts'
import * as store from './worker-store.ts'

export type JobWorker = {
  start(): Promise<void>
  /** Claims no more jobs from now on; those that run are still its own. */
  beginStop(): void
  /** Resolves when the last job has ended. After SHUTDOWN_GRACE it gives back those that have not. */
  stop(): Promise<void>
  running(): number
  /** Slots in use by tenant, for each lane. */
  usage(): Record<string, Usage[]>
  /** Due jobs by tenant, of all processes. */
  waiting(): Promise<Usage[]>
}

const POLL_MS = 1000
const HEARTBEAT_MS = 2000
const SWEEP_MS = 3_600_000

/**
 * The worker of this process: claims jobs with SKIP LOCKED, sends heartbeats, and returns jobs of dead workers to the queue.
 */
export function createWorker(
  services: Services,
  definitions: readonly JobDefinition[],
  readVitals: ReadVitals = async () => null,
): JobWorker {
  const { database, log, jobs, settings } = services
  const id = randomUUID()
  const lanes = createLanes(definitions, settings.JOBS_CONCURRENCY)
  const timers = new Set<NodeJS.Timeout>()
  let isStopped = false

  const report = (error: unknown): void => {
    if (!isStopped) log.warn({ err: error }, 'the job worker could not reach the database; trying again')
  }
  const claims = createClaims(database, id, { lanes, run: createRun(services, definitions, id), report })
  const heartbeat = createHeartbeat(database, { id, claims, definitions, readVitals })

  const repeat = (work: () => Promise<void>, ms: number) => {
    timers.add(setInterval(() => void work().catch(report), ms).unref())
  }

  return {
    running: claims.running,
    usage: () => Object.fromEntries(lanes.map(({ name, slots }) => [name, slots.usage()])),
    waiting: async () => (await store.selectWaitingTenants(database)).map(waitingUsage),
    async start() {
      await heartbeat.beat()
      repeat(heartbeat.beat, HEARTBEAT_MS)
      repeat(() => claims.poll(), POLL_MS)
      repeat(() => store.deleteOldRuns(database), SWEEP_MS)
      repeat(() => deleteOldFailedJobs(database), SWEEP_MS)
      jobs.onDue(task => runOutsideOfScopes(() => void claims.poll(task).catch(report)))
    },
    beginStop: claims.beginStop,
    // The heartbeat goes on until the end: without it, another process would start jobs that still run here.
    async stop() {
      claims.beginStop()
      const hasFinished = await isDoneWithin(settings.SHUTDOWN_GRACE * 1000, claims.finished())
      isStopped = true
      for (const timer of timers) clearInterval(timer)
      await heartbeat.settled()
      if (!hasFinished) await store.updateJobsGivenBack(database, id).catch(() => {})
      await store.deleteWorker(database, id).catch(() => {})
    },
  }
}

type Alive = {
  id: string
  claims: Claims
  definitions: readonly JobDefinition[]
  readVitals: ReadVitals
}

/** Tells the others that this process lives, takes over from those that do not, and starts what the clock starts. */
function createHeartbeat(database: Database, { id, claims, definitions, readVitals }: Alive) {
  const schedules = definitions.flatMap(({ task, every }) => (every === undefined ? [] : [{ task, every }]))
  const canJudge = createJudgement()
  let last: Promise<unknown> = Promise.resolve()

  async function beatOnce(): Promise<void> {
    const vitals = await readVitals().catch(() => null)
    await store.upsertWorker(database, { id, host: hostname(), pid: process.pid, vitals })
    await claims.releaseForgotten()
    if (canJudge(performance.now())) await store.updateLostJobs(database)
    await store.updateDueSchedules(database, id, schedules)
  }
  return {
    beat(): Promise<void> {
      const beating = beatOnce()
      last = beating.catch(() => {})
      return beating
    },
    /** Resolves when the last one is over. */
    settled: () => last,
  }
}

/**
 * Whether a process that was just seen itself can take others for dead. After a time in which it could not reach the database the others
 * probably could not either: each gets as long to be seen again as a process may be silent.
 */
export function createJudgement(): (now: number) => boolean {
  let [seenAt, judgesFrom] = [Number.POSITIVE_INFINITY, 0]
  return now => {
    if (now - seenAt > store.DEAD_AFTER_MS) judgesFrom = now + store.DEAD_AFTER_MS
    seenAt = now
    return now >= judgesFrom
  }
}

async function isDoneWithin(ms: number, work: Promise<void>): Promise<boolean> {
  const { promise: isLate, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, ms, false)
  const isDone = await Promise.race([work.then(() => true), isLate])
  clearTimeout(timer)
  return isDone
}

const waitingUsage = ({ tenant, count }: { tenant: string; count: number }): Usage => ({
  key: tenant,
  active: 0,
  waiting: count,
})
