import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { ReadVitals } from '../metrics/vitals.ts'
import type { Usage } from '../reliability/semaphore.ts'
import type { Services } from '../services.ts'
import { runOutsideOfScopes } from '../telemetry/request-scope.ts'
import { createClaims } from './claims.ts'
import type { JobDefinition } from './job-definition.ts'
import { createLanes } from './lane.ts'
import { createRun } from './run-job.ts'
import * as store from './worker-store.ts'

export type JobWorker = {
  start(): Promise<void>
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
  const schedules = definitions.filter(definition => definition.every !== undefined)
  const lanes = createLanes(definitions, settings.JOBS_CONCURRENCY)
  const timers = new Set<NodeJS.Timeout>()
  let isStopping = false

  const report = (error: unknown): void => {
    if (!isStopping) log.warn({ err: error }, 'the job worker could not reach the database; trying again')
  }
  const claims = createClaims(database, id, { lanes, run: createRun(services, definitions, id), report })

  async function beat(): Promise<void> {
    const vitals = await readVitals().catch(() => null)
    await store.upsertWorker(database, { id, host: hostname(), pid: process.pid, vitals })
    await claims.releaseForgotten()
    await store.updateLostJobs(database)
    const due = schedules.map(({ task, every }) => ({ task, every: every! }))
    await store.updateDueSchedules(database, id, due)
  }

  const repeat = (work: () => Promise<void>, ms: number) => {
    timers.add(setInterval(() => void work().catch(report), ms).unref())
  }

  return {
    running: claims.running,
    usage: () => Object.fromEntries(lanes.map(({ name, places }) => [name, places.usage()])),
    waiting: async () => (await store.selectWaitingTenants(database)).map(waitingUsage),
    async start() {
      await beat()
      repeat(beat, HEARTBEAT_MS)
      repeat(claims.poll, POLL_MS)
      repeat(() => store.deleteOldRuns(database), SWEEP_MS)
      jobs.onDue(task => runOutsideOfScopes(() => void claims.pollTask(task).catch(report)))
    },
    async stop() {
      isStopping = true
      for (const timer of timers) clearInterval(timer)
      await claims.stop()
      await store.deleteWorker(database, id).catch(() => {})
    },
  }
}

const waitingUsage = ({ tenant, count }: { tenant: string; count: number }): Usage => ({
  key: tenant,
  active: 0,
  waiting: count,
})
