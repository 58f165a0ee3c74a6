import type { Database } from '../database/database.ts'
import { type Lane, takePlaces } from './lane.ts'
import type { RunJob } from './run-job.ts'
import * as store from './worker-store.ts'

export type Claims = {
  /** Claims what is due, as far as there are places, and runs it. */
  poll(): Promise<void>
  /** After an answer of the database was lost: gives back what it holds for this worker and nobody here works at. */
  giveBackForgotten(): Promise<void>
  running(): number
  /** Nothing more is claimed; resolves when all is done that was, also by a claim that is under way. */
  stop(): Promise<void>
}

type Parts = { lanes: readonly Lane[]; run: RunJob; report: (error: unknown) => void }

/** The jobs that this worker holds. */
export function createClaims(database: Database, worker: string, { lanes, run, report }: Parts): Claims {
  const active = new Map<string, Promise<void>>()
  // Claiming and giving back take turns, so that a job just claimed is never taken for a forgotten one.
  const { inTurn, idle } = createTurns()
  let isUnsure = false
  let isStopping = false

  async function fill(lane: Lane): Promise<void> {
    if (isStopping || lane.places.stats().active >= lane.size) return
    const search = { tasks: lane.tasks, limit: lane.size * 2, held: lane.places.usage() }
    const taken = takePlaces(lane, await store.selectDueJobs(database, search))
    if (taken.size === 0) return
    const claimed = await store.updateJobsClaimed(database, worker, [...taken.keys()]).catch(error => {
      for (const release of taken.values()) release()
      return markUnsure(error)
    })
    for (const job of claimed) active.set(job.id, work(lane, job, taken.get(job.id)!))
    for (const [id, release] of taken) if (!active.has(id)) release()
  }

  /** What waited for the place comes next. */
  async function work(lane: Lane, job: store.ClaimedJob, release: () => void): Promise<void> {
    await run(job).catch(markUnsure).catch(report)
    active.delete(job.id)
    release()
    if (!isStopping) void inTurn(() => fill(lane)).catch(report)
  }

  /** The connection went away with the answer: what the database now holds for this worker is not known. */
  function markUnsure(error: unknown): never {
    isUnsure = true
    throw error
  }

  function giveBack(): Promise<void> {
    isUnsure = false
    return store.updateForgottenJobs(database, worker, [...active.keys()]).catch(markUnsure)
  }

  return {
    poll: () => inTurn(() => inOrder(lanes, fill)),
    giveBackForgotten: async () => void (isUnsure && (await inTurn(giveBack))),
    running: () => active.size,
    async stop() {
      isStopping = true
      await idle()
      await Promise.allSettled(active.values())
    },
  }
}

async function inOrder<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const item of items) await work(item)
}

/** One piece of work after the other. */
function createTurns() {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    inTurn(work: () => Promise<void>): Promise<void> {
      const mine = turn.then(work)
      turn = mine.catch(() => {})
      return mine
    },
    idle: () => turn,
  }
}
