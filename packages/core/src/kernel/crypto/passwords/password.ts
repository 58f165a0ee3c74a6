import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from '@tamga/formats'
import {
  createSemaphore,
  type Release,
  type Semaphore,
  SemaphoreFullError,
  type Usage,
} from '../../reliability/semaphore.ts'
import type { Settings } from '../../settings/settings.ts'
import { tracePart, withoutSlot } from '../../telemetry/request-scope.ts'
import { createBcryptThread, type VerifyBcrypt } from './foreign/bcrypt.ts'
import { parseForeignHash } from './foreign/foreign-hash.ts'

export type PasswordOptions = Readonly<{
  memoryKib: number
  iterations: number
  /** Hashes computed at the same time; a hash takes a core and its memory for itself. */
  parallel?: number
  /** Hashes that may wait for one of those places; past it a `SemaphoreFullError` is thrown. */
  waiting?: number
  /** How long one of them may wait; past it the same error is thrown. */
  waitMs?: number
}>

export const passwordOptionsOf = (settings: Settings): PasswordOptions => ({
  memoryKib: settings.ARGON2_MEMORY_KIB,
  iterations: settings.ARGON2_ITERATIONS,
  parallel: settings.ARGON2_PARALLEL,
  waitMs: settings.QUEUE_WAIT_MS,
})

/**
 * Runs around a verification, inside its slot: `before` may refuse by throwing, and what `wrong` counts is written before the
 * next verification begins. So concurrent guesses cannot exceed the limit.
 */
export type Guard = Readonly<{ share?: string; before: () => Promise<void>; wrong: () => Promise<void> }>

/** The same where the hash is looked up inside the slot; null when there is none, which takes as long as a wrong password. */
export type FindingGuard = Readonly<{
  share?: string
  find: () => Promise<string | null>
  wrong: () => Promise<void>
}>

/**
 * Hashing is bounded, and the places are shared: `share` names whose work it is. That is the tenant where it is known for sure.
 * Before the password is found right it is the caller's network: whoever picks the account must not pick the queue, and an
 * account that does not exist must wait like one that does.
 */
export type Passwords = Readonly<{
  hash: (password: string, share?: string) => Promise<string>
  /** `rehash` tells that the password is right but its hash has other parameters than today's. */
  verify: (stored: string, password: string, guard?: Guard) => Promise<{ ok: boolean; rehash: boolean }>
  verifyFound: (password: string, guard: FindingGuard) => Promise<{ ok: boolean; rehash: boolean }>
  /** The work of a verification for an account that does not exist, so that time tells nothing. */
  verifyNothing: (password: string, guard?: Guard) => Promise<void>
  usage: () => Usage[]
}>

/** Longest password in UTF-8: nobody types more, and normalising more would be work for an attacker. */
export const passwordByteLimit = 1024

const isTooLong = (password: string) => Buffer.byteLength(password, 'utf8') > passwordByteLimit

const NOBODY = 'platform'
const HASH = { name: 'password hash' }

const UNGUARDED: Guard = { before: async () => {}, wrong: async () => {} }

/** Argon2id (RFC 9106), bounded in parallel. */
export function createPasswords(options: PasswordOptions): Passwords {
  const { memoryKib, iterations, parallel = availableParallelism(), waiting = 128, waitMs = 1000 } = options
  const places = createSemaphore({ permits: Math.max(1, parallel), maxWaiting: waiting })
  // In a rush that does not end, a longer queue serves nobody more and everybody later.
  async function inTurn<T>(share: string, work: () => Promise<T>): Promise<T> {
    const turn = places.tryAcquire(share) ?? (await withoutSlot(() => acquireWithin(places, share, waitMs)))
    try {
      return await work()
    } finally {
      turn()
    }
  }
  const cost = { memoryCost: memoryKib, timeCost: iterations, parallelism: 1 }
  const today = beginningOf(memoryKib, iterations)
  const nothing = hashOfNothing(today)
  const bcrypt = createBcryptThread()

  const isOutdated = (stored: string) => !stored.startsWith(today)
  const verifyFound: Passwords['verifyFound'] = async (password, { share = NOBODY, find, wrong }) => {
    if (isTooLong(password)) return { ok: false, rehash: false }
    return inTurn(share, async () => {
      const stored = await find()
      const isRight = await tracePart(HASH, () => matches(stored ?? nothing, password, bcrypt))
      if (!isRight) await wrong()
      const ok = isRight && stored !== null
      return { ok, rehash: ok && isOutdated(stored) }
    })
  }
  const verifyKnown = (stored: string | null, password: string, guard = UNGUARDED) =>
    verifyFound(password, { ...guard, find: () => guard.before().then(() => stored) })

  return Object.freeze({
    async hash(password, share = NOBODY) {
      if (isTooLong(password)) throw new RangeError('The password is too long')
      return inTurn(share, () => tracePart(HASH, () => hash(normalisePassword(password), cost)))
    },
    verify: verifyKnown,
    verifyFound,
    usage: places.usage,
    async verifyNothing(password, guard) {
      await verifyKnown(null, password, guard)
    },
  } satisfies Passwords)
}

async function acquireWithin(places: Semaphore, share: string, ms: number): Promise<Release> {
  const isOver = new AbortController()
  const timer = setTimeout(() => isOver.abort(new SemaphoreFullError('waited too long')), ms)
  return places.acquire(share, isOver.signal).finally(() => clearTimeout(timer))
}

/** Another system took the password as it was typed; we take it in one form. */
async function matches(stored: string, password: string, bcrypt: VerifyBcrypt): Promise<boolean> {
  if (stored.startsWith('$argon2')) return verify(stored, normalisePassword(password))
  return (await parseForeignHash(stored)?.verify(password, bcrypt)) ?? false
}

/** How every hash with these parameters begins: method, version and costs have one order and one notation. */
const beginningOf = (memoryKib: number, iterations: number): string =>
  `$argon2id$v=19$m=${memoryKib},t=${iterations},p=1$`

/** A well-formed hash that no password has: random bytes in the place of a digest. */
function hashOfNothing(beginning: string): string {
  const part = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '')
  return `${beginning}${part(16)}$${part(32)}`
}
