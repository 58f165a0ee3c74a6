import { createBatcher } from '../../../../kernel/database/batches.ts'
import type { Database } from '../../../../kernel/database/database.ts'

import { isBusy } from '../../../../kernel/database/transient-faults.ts'
import { COMMIT } from './commit-store.ts'

export type NewGrant = {
  readonly tenant_id: string
  readonly person_id: string
  readonly client_id: string
  readonly session_id: string
  readonly offline: boolean
  readonly payload: Record<string, unknown>
  readonly expires_at: number
}

export type NewToken = {
  /** SHA-256 of the value, in hex. */
  readonly id: string
  readonly model: string
  readonly client_id: string | null
  readonly payload: Record<string, unknown>
  readonly expires_at: number
}

/** Everything that one request writes, carried out at its end: all of it or nothing. */
export type Work = {
  grant_id?: string
  grant?: NewGrant
  /** The hash of the code or refresh token that is spent. */
  consume?: string
  tokens: NewToken[]
  /** The versions of clients that were taken for what they were; of another version nothing is written. */
  clients?: Record<string, number>
}

/**
 * `busy`: somebody holds what it needs; it is worth another try. `spent`: somebody else was faster with this code or refresh token, and the family is ended. `revoked`: it was ended before.
 * `outdated`: a client is no longer what it was taken for.
 */
export type Answer = 'done' | 'spent' | 'revoked' | 'outdated' | 'busy'

export type CommitWork = (work: Work) => Promise<Answer>

const ATTEMPTS = 3

const LOCK_NOT_AVAILABLE = '55P03'

const isLocked = (error: unknown): boolean => (error as { code?: string }).code === LOCK_NOT_AVAILABLE

/** Works of requests that end together are carried out in one statement. */
export function createCommit(database: Database): CommitWork {
  const carryOut = async (works: Work[]): Promise<Answer[]> => {
    const { rows } = await database.run<{ answer: Answer }>(COMMIT, [JSON.stringify(works)])
    return rows.map(row => row.answer)
  }
  /** Where one work has to wait for a lock, the others of its batch go on without it. */
  const carryOutApart = async (works: Work[]): Promise<Answer[]> => {
    try {
      return await retried(() => carryOut(works))
    } catch (error) {
      if (!isLocked(error)) throw error
      if (works.length === 1) return ['busy']
      return (await Promise.all(works.map(work => carryOutApart([work])))).flat()
    }
  }
  return createBatcher(async works => {
    // Always in the same order, so that two batches that want the same rows wait for each other instead of dying.
    const order = works.map((work, place) => ({ work, place })).sort((a, b) => compare(a.work, b.work))
    const answers = await carryOutApart(order.map(({ work }) => work))
    const inPlace: Answer[] = []
    for (const [turn, { place }] of order.entries()) inPlace[place] = answers[turn]!
    return inPlace
  })
}

const compare = (a: Work, b: Work): number => (a.grant_id ?? '').localeCompare(b.grant_id ?? '')

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isBusy(error) || isLocked(error)) throw error
    }
  }
}
