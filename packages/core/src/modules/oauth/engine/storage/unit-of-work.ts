import { hashToken, newToken } from '../../../../kernel/crypto/token.ts'
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

type Made = { readonly client_id: string; readonly ttl: number; readonly payload: Record<string, unknown> }

/** A new value, and the token as the engine keeps it. */
export function makeToken(
  model: string,
  { client_id, ttl, payload }: Made,
): { value: string; token: NewToken } {
  const value = newToken()
  const id = hashToken(value).toString('hex')
  const iat = Math.floor(Date.now() / 1000)
  const exp = iat + ttl
  const stored = { iat, exp, kind: model, clientId: client_id, ...payload }
  return { value, token: { id, model, client_id, expires_at: exp, payload: stored } }
}

/** The writes of one request, committed together at its end. */
export type Work = {
  grant_id?: string
  grant?: NewGrant
  /** The hash of the code or refresh token that is consumed. */
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

/** Commits the writes of requests that end at the same time in one statement. */
export function createCommit(database: Database): CommitWork {
  const commitBatch = async (works: Work[]): Promise<Answer[]> => {
    const { rows } = await database.run<{ answer: Answer }>(COMMIT, [JSON.stringify(works)])
    return rows.map(row => row.answer)
  }
  /** Retries each of a batch by itself, so that one that waits for a lock does not delay the others. */
  const commitSingly = async (works: Work[]): Promise<Answer[]> => {
    try {
      return await retried(() => commitBatch(works))
    } catch (error) {
      if (!isLocked(error)) throw error
      if (works.length === 1) return ['busy']
      return (await Promise.all(works.map(work => commitSingly([work])))).flat()
    }
  }
  return createBatcher(async works => {
    // In one order, so that two batches with the same rows cannot deadlock.
    const order = works.map((work, place) => ({ work, place })).sort((a, b) => compare(a.work, b.work))
    const answers = await commitSingly(order.map(({ work }) => work))
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
