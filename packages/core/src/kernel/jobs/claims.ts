import type { Database } from '../database/database.ts'
import { type Lane, searchOf, takeSlots } from './lane.ts'
import type { RunJob } from './run-job.ts'
import { createTurns, joinTurns } from './turns.ts'
import * as store from './worker-store.ts'

export type Claims = {
  /** Claims due jobs as far as there are free slots, and runs them: all, or those that share slots with a task. */
  poll(task?: string): Promise<void>
  /** After a lost answer of the database: releases jobs that it holds for this worker but that are not running here. */
  releaseForgotten(): Promise<void>
  running(): number
  /** Claims no more jobs from now on. */
  beginStop(): void
  /** After that: resolves when all claimed jobs are finished. */
  finished(): Promise<void>
}

type Parts = { lanes: readonly Lane[]; run: RunJob; report: (error: unknown) => void }

/** The jobs that this worker holds. Claims and releases run one after the other, so that a job just claimed is not released as forgotten. */
export function createClaims(database: Database, worker: string, { lanes, run, report }: Parts): Claims {
  const active = new Map<string, Promise<void>>()
  const turns = createTurns()
  const fillInTurn = joinTurns(turns, fill)
  const lanesWith = createLaneChoice(database)
  let isUnsure = false
  const stopping = new AbortController()

  async function fill(lane: Lane): Promise<void> {
    if (stopping.signal.aborted || lane.slots.stats().active >= lane.size) return
    const taken = takeSlots(lane, await store.selectDueJobs(database, searchOf(lane)))
    if (taken.size === 0) return
    const claimed = await store.updateJobsClaimed(database, worker, [...taken.keys()]).catch(error => {
      for (const release of taken.values()) release()
      return markStateUnknown(error)
    })
    for (const job of claimed) active.set(job.id, work(lane, job, taken.get(job.id)!))
    for (const [id, release] of taken) if (!active.has(id)) release()
  }

  /** Runs the next job that waited for the slot. */
  async function work(lane: Lane, job: store.ClaimedJob, release: () => void): Promise<void> {
    await run(job).catch(markStateUnknown).catch(report)
    active.delete(job.id)
    release()
    if (!stopping.signal.aborted) void fillInTurn(lane).catch(report)
  }

  /** The connection was lost with the answer: the state in the database is unknown. */
  function markStateUnknown(error: unknown): never {
    isUnsure = true
    throw error
  }

  async function returnToQueue(): Promise<void> {
    isUnsure = false
    await store.updateForgottenJobs(database, worker, [...active.keys()]).catch(markStateUnknown)
  }

  return {
    poll: async task => void (await Promise.all((await lanesWith(lanes, task)).map(fillInTurn))),
    releaseForgotten: async () => void (isUnsure && (await turns.inTurn(returnToQueue))),
    running: () => active.size,
    beginStop: () => stopping.abort(),
    async finished() {
      await turns.idle()
      await Promise.allSettled(active.values())
    },
  }
}

/** Those of one task, or all where any job is due: one question, where each lane would ask its own. */
function createLaneChoice(database: Database) {
  // However late the answer is, it is not asked for a second time meanwhile.
  let asked: Promise<boolean> | undefined
  const isAnyDue = () => {
    asked ??= store.hasDueJobs(database).finally(() => {
      asked = undefined
    })
    return asked
  }
  return async (lanes: readonly Lane[], task?: string): Promise<readonly Lane[]> => {
    if (task !== undefined) return lanes.filter(({ tasks }) => tasks.includes(task))
    return (await isAnyDue()) ? lanes : []
  }
}
