import { AsyncLocalStorage } from 'node:async_hooks'

/** A part of a request that was waited for: a statement, a call to another host, a password hash. */
export type TracedPart = {
  readonly name: string
  /** Milliseconds on the clock of `performance.now()`. */
  readonly start: number
  readonly end: number
  readonly isClient: boolean
  readonly hasFailed: boolean
  readonly attributes: Readonly<Record<string, string | number>>
}

/** What is known of the request in which something happens, wherever that is called from. */
export type RequestScope = {
  roundTrips: number
  slowStatements: number
  /** Parts of a request that is traced; the others keep none. */
  readonly parts: TracedPart[] | null
  /** Milliseconds until nobody waits for the answer any more; endless once the answer is on its way. */
  readonly left: () => number
  /** Its slot in the load shedder, where it has one. */
  slot?: Slot
}

/** The slot of a request in the load shedder, given back while the request waits for something that costs this process nothing. */
export type Slot = {
  /** As often as `resume`: what pauses within a pause changes nothing. */
  readonly pause: () => void
  readonly resume: () => void
}

/** nginx, as shipped in deploy/, waits this long for an answer. */
export const LONGEST_ANSWER_MS = 75_000

/** A stream is traced only so far: a request of thousands of statements tells enough with its first ones. */
const MOST_PARTS = 200

/** The time of a request is over. It is told as any other passing fault is: come again. */
export class DeadlineError extends Error {
  readonly code = 'ETIMEDOUT'

  constructor() {
    super('nobody waits for this request any more')
  }
}

const scopes = new AsyncLocalStorage<RequestScope>()

export const currentScope = (): RequestScope | undefined => scopes.getStore()

export const runInScope = (scope: RequestScope, work: () => void): void => scopes.run(scope, work)

/** For work that a request gives rise to and does not wait for: neither its figures nor its deadline are those of the request. */
export const runOutsideOfScopes = (work: () => void): void => scopes.exit(work)

/** Milliseconds that work for the present request may still take, at most `most`. Outside of requests it is `most`. */
export const timeLeft = (most: number): number => Math.min(most, scopes.getStore()?.left() ?? most)

/** Waits for another host, or for a turn elsewhere, without keeping the slot of the present request: whoever is slow takes it from nobody. */
export async function withoutSlot<T>(work: () => Promise<T>): Promise<T> {
  const slot = scopes.getStore()?.slot
  if (!slot) return work()
  slot.pause()
  try {
    return await work()
  } finally {
    slot.resume()
  }
}

type About = Pick<TracedPart, 'name'> & Partial<Pick<TracedPart, 'isClient' | 'attributes'>>

/** Waits for work, and notes it as a part of the request where that is traced. */
export async function tracePart<T>(about: About, work: () => Promise<T>): Promise<T> {
  const parts = scopes.getStore()?.parts
  if (!parts) return work()
  const start = performance.now()
  let hasFailed = true
  try {
    const done = await work()
    hasFailed = false
    return done
  } finally {
    notePart(parts, { ...about, start, hasFailed })
  }
}

export function notePart(
  parts: TracedPart[],
  {
    name,
    start,
    hasFailed,
    isClient = false,
    attributes = {},
  }: About & Pick<TracedPart, 'start' | 'hasFailed'>,
): void {
  if (parts.length < MOST_PARTS)
    parts.push({ name, start, end: performance.now(), hasFailed, isClient, attributes })
}
