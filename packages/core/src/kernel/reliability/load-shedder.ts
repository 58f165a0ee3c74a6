import { type AdaptiveLimit, type AdaptiveLimitOptions, createAdaptiveLimit } from './adaptive-limit.ts'
import { createWaitingQueue, type Leave, type Waiting, type WaitingQueue } from './waiting-queue.ts'

export type LoadShedderOptions = Omit<AdaptiveLimitOptions, 'most'> & {
  maxInFlight: number
  /** How often the delay of the event loop is looked at; a request only reads the last verdict. */
  sampleEveryMs?: number
  random?: () => number
  now?: () => number
}

export type LoadShedder = {
  /** The function to call when the request is over, or null: all places are taken, or others were here before. */
  tryEnter: () => Leave | null
  /** Waits for a place, or for null: answer 503 with Retry-After. Waiting costs nothing; a refusal costs nearly as much as an answer. */
  wait: () => Waiting
  /** Takes a place whether there is one or not, for a request that was admitted before. */
  enter: () => Leave
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

/** The queue is bounded by time and by number. A busy loop has time for as few refusals as possible. */
const CALM_WAIT_MS = 1000
const BUSY_WAIT_MS = 2000
const BUSY_DELAY_MS = 25
const QUEUED_PER_PLACE = 8

/** The requests in progress; a place that comes free goes to whoever has waited longest. */
function createPlaces(limit: AdaptiveLimit, queue: WaitingQueue) {
  let inFlight = 0
  let admitted = 0
  const hasPlace = () => inFlight < limit.value()

  function enter(): Leave {
    inFlight += 1
    let left = false
    return () => {
      if (left) return
      left = true
      inFlight -= 1
      admitWaiting()
    }
  }

  function admit(): Leave {
    admitted += 1
    return enter()
  }

  function admitWaiting(): void {
    while (queue.size() > 0 && hasPlace()) queue.admitFirst(admit())
  }

  return {
    enter,
    admitWaiting,
    tryEnter: () => (hasPlace() && queue.size() === 0 ? admit() : null),
    stats: () => ({ inFlight, admitted }),
  }
}

export function createLoadShedder(options: LoadShedderOptions): LoadShedder {
  const { maxInFlight, sampleEveryMs = 250, random = Math.random, now = () => performance.now() } = options
  const limit = createAdaptiveLimit({ ...options, most: maxInFlight })
  const queue = createWaitingQueue(now)
  const { enter, tryEnter, admitWaiting, stats } = createPlaces(limit, queue)
  let shed = 0

  function wait(): Waiting {
    if (queue.size() < maxInFlight * QUEUED_PER_PLACE) return queue.join()
    shed += 1
    return { place: Promise.resolve(null), giveUp: () => {} }
  }

  function sample(): void {
    limit.sample()
    shed += queue.refuseOlderThan(limit.delayMs() < BUSY_DELAY_MS ? CALM_WAIT_MS : BUSY_WAIT_MS)
    admitWaiting()
  }

  const timer = setInterval(sample, sampleEveryMs).unref()

  return {
    tryEnter,
    wait,
    enter,
    // Spread over a few seconds, so that those turned away do not return together.
    retryAfterSeconds: () => 1 + Math.floor(random() * 3),
    sample,
    stats: () => ({
      ...stats(),
      waiting: queue.size(),
      shed,
      limit: limit.value(),
      eventLoopDelayMs: limit.delayMs(),
    }),
    close() {
      clearInterval(timer)
      limit.close()
      queue.refuseOlderThan(0)
    },
  }
}
