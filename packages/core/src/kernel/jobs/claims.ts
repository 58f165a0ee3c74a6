import type { Database } from '../database/database.ts'
import { type Lane, takePlaces } from './lane.ts'
import type { RunJob } from './run-job.ts'
import * as store from './worker-store.ts'

export type Claims = {
  /** Claims due jobs as far as there are free slots, and runs them. */
  poll(): Promise<void>
  /** The same for the slots that this task shares. */
  pollTask(task: string): Promise<void>
  /** After a lost answer of the database: releases jobs that it holds for this worker but that are not running here. */
  releaseForgotten(): Promise<void>
  running(): number
  /** Stops claiming; resolves when all claimed jobs are finished. */
  stop(): Promise<void>
}

type Parts = { lanes: readonly Lane[]; run: RunJob; report: (error: unknown) => void }

/** The jobs that this worker holds. */
export function createClaims(database: Database, worker: string, { lanes, run, report }: Parts): Claims {
  const active = new Map<string, Promise<void>>()
  // Claims and releases run one after the other, so that a job just claimed is not released as forgotten.
  const { inTurn, idle } = createTurns()
  const laneOf = new Map(lanes.flatMap(lane => lane.tasks.map(task => [task, lane])))
  const wanted = new Map<Lane, Promise<void>>()
  let isUnsure = false
  let isStopping = false

  async function fill(lane: Lane): Promise<void> {
    if (isStopping || lane.places.stats().active >= lane.size) return
    const search = { tasks: lane.tasks, limit: lane.size * 2, held: lane.places.usage() }
    const taken = takePlaces(lane, await store.selectDueJobs(database, search))
    if (taken.size === 0) return
    const claimed = await store.updateJobsClaimed(database, worker, [...taken.keys()]).catch(error => {
      for (const release of taken.values()) release()
      return markStateUnknown(error)
    })
    for (const job of claimed) active.set(job.id, work(lane, job, taken.get(job.id)!))
    for (const [id, release] of taken) if (!active.has(id)) release()
  }

  /** However many ask before its turn comes, a lane is filled once for all of them. */
  function fillInTurn(lane: Lane): Promise<void> {
    const begin = (): Promise<void> => {
      wanted.delete(lane)
      return fill(lane)
    }
    const filled = wanted.get(lane) ?? inTurn(begin)
    wanted.set(lane, filled)
    return filled
  }

  /** Runs the next job that waited for the slot. */
  async function work(lane: Lane, job: store.ClaimedJob, release: () => void): Promise<void> {
    await run(job).catch(markStateUnknown).catch(report)
    active.delete(job.id)
    release()
    if (!isStopping) void fillInTurn(lane).catch(report)
  }

  /** The connection was lost with the answer: the state in the database is unknown. */
  function markStateUnknown(error: unknown): never {
    isUnsure = true
    throw error
  }

  function returnToQueue(): Promise<void> {
    isUnsure = false
    return store.updateForgottenJobs(database, worker, [...active.keys()]).catch(markStateUnknown)
  }

  return {
    poll: async () => void (await Promise.all(lanes.map(fillInTurn))),
    async pollTask(task) {
      const lane = laneOf.get(task)
      if (lane) await fillInTurn(lane)
    },
    releaseForgotten: async () => void (isUnsure && (await inTurn(returnToQueue))),
    running: () => active.size,
    async stop() {
      isStopping = true
      await idle()
      await Promise.allSettled(active.values())
    },
  }
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
