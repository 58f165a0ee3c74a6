import { type AdaptiveLimitOptions, createAdaptiveLimit } from './adaptive-limit.ts'
import { createBoundedQueue } from './bounded-queue.ts'
import type { Priority } from './priority.ts'
import { createSlots } from './slots.ts'
import { createWaitingQueue, type Leave, type Waiting } from './waiting-queue.ts'

export type { Priority } from './priority.ts'

export type LoadShedderOptions = Omit<AdaptiveLimitOptions, 'most'> & {
  maxInFlight: number
  /** How long a request may wait for a place while few do. */
  waitMs?: number
  /** How often the delay of the event loop is looked at; a request only reads the last verdict. */
  sampleEveryMs?: number
  random?: () => number
}

export type LoadShedder = {
  /** The function to call when the request is over, or null: all slots are taken, or others were here before. */
  tryEnter: (priority?: Priority) => Leave | null
  /** Waits for a place, or for null: answer 503 with Retry-After. Waiting costs nothing; a refusal costs nearly as much as an answer. */
  wait: (priority?: Priority) => Waiting
  /** Takes a place whether there is one or not, for a request that was admitted before. */
  enter: (priority?: Priority) => Leave
  retryAfterSeconds: () => number
  /** Looks at the event loop now instead of at the next tick of the sampler. */
  sample: () => void
  stats: () => LoadStats
  close: () => void
}

export type LoadStats = {
  inFlight: number
  waiting: number
  admitted: number
  shed: number
  /** How many may be in flight at this moment. */
  limit: number
  eventLoopDelayMs: number
}

const WAIT_MS = 150
/** The part of it in which a request is served while others wait in vain. */
const FRESH = 0.4

export function createLoadShedder(options: LoadShedderOptions): LoadShedder {
  const { maxInFlight, waitMs = WAIT_MS, sampleEveryMs = 250, random = Math.random } = options
  const { now = () => performance.now() } = options
  const limit = createAdaptiveLimit({ ...options, most: maxInFlight })
  const waiting = createWaitingQueue(now, waitMs * FRESH)
  const slots = createSlots({ limit, queue: waiting, now })
  const queue = createBoundedQueue({ queue: waiting, slots, waitMs, maxInFlight })

  function sample(): void {
    limit.sample(slots.readHighest())
    queue.refuseLate()
    slots.admitWaiting()
  }

  const timer = setInterval(sample, sampleEveryMs).unref()

  return {
    tryEnter: (priority = 'normal') => slots.tryEnter(priority),
    wait: (priority = 'normal') => queue.wait(priority),
    enter: (priority = 'normal') => slots.enter(priority),
    // Spread over a few seconds, so that those turned away do not return together.
    retryAfterSeconds: () => 1 + Math.floor(random() * 3),
    sample,
    stats: () => ({
      ...slots.stats(),
      waiting: waiting.size(),
      shed: queue.shed(),
      limit: limit.value(),
      eventLoopDelayMs: limit.delayMs(),
    }),
    close() {
      clearInterval(timer)
      limit.close()
      queue.close()
    },
  }
}
