import { createEventLoopDelay } from './event-loop-delay.ts'
import { createLatencyGradient } from './latency-gradient.ts'

export type AdaptiveLimitOptions = {
  most: number
  /** When the event loop has no time left and runs later than this, the limit goes down; left out, it stays. */
  maxEventLoopDelayMs?: number
  /** More wait for a connection to the database than it serves at once: whatever else comes in would wait as well. */
  isDatabaseCrowded?: () => boolean
  /** Stand-in for the measured delay. */
  readDelayMs?: () => number
  now?: () => number
}

export type AdaptiveLimit = {
  value: () => number
  /** Of the event loop, at the last sample. */
  delayMs: () => number
  /** A request was answered after so many milliseconds of work. */
  note: (ms: number) => void
  /** `highest`: the most of those noted that were in flight at once since the last sample. */
  sample: (highest: number) => void
  close: () => void
}

/** More at once is tried where the limit was needed and nothing spoke against it: from the first to the most within two seconds. */
const MORE = 1.5
/** While it was too many just now: in small steps. */
const SLIGHTLY_MORE = 1.1
const CAREFUL_SAMPLES = 20
/** What nobody needed is given up slowly, so that the next crowd does not all get in before it is seen that it is one. */
const UNUSED = 0.95
/** So many at once keep a processor and a pool of connections busy. */
const FIRST = 16
/** Slow answers alone may be the fault of those whom we call, who take no time of ours: so many always get in. */
const FLOOR = 0.1
const FULL_FLOOR = 1 / 64
/** What is let in while nothing more can be done is answered within about this time. */
const FULL_SECONDS = 0.1
/** A loop that is late now and then, and has time otherwise, is not full: a collection or one long computation does that. */
const BUSY_SHARE = 0.9
/** One sample moves the limit so far towards what its latencies ask for: one slow answer must not halve it. */
const STEP = 0.2

/**
 * How many requests at once leave time for everybody. While the event loop runs late or the database is crowded: what was answered lately in
 * a tenth of a second, for by Little's law that is how long each of them then takes. Fewer, too, while answers take longer than they used to with
 * many in flight; more again when neither is so and they are needed.
 */
export function createAdaptiveLimit(options: AdaptiveLimitOptions): AdaptiveLimit {
  const { most, maxEventLoopDelayMs = Number.POSITIVE_INFINITY, isDatabaseCrowded = () => false } = options
  const load = createLoadMeter(options)
  const least = Math.max(1, Math.ceil(most * FLOOR))
  const leastWhenFull = Math.max(1, Math.ceil(most * FULL_FLOOR))
  const first = Math.min(most, FIRST)
  const gradient = createLatencyGradient()
  let value = first
  let careful = 0
  let answered = 0

  function next(highest: number, factor: number, perSecond: number): number {
    const isLate = load.delayMs() > maxEventLoopDelayMs && load.busyShare() > BUSY_SHARE
    if (isLate || isDatabaseCrowded()) {
      careful = CAREFUL_SAMPLES
      const within = Math.max(leastWhenFull, Math.ceil(perSecond * FULL_SECONDS))
      return Math.min(most, within, Math.ceil(value * MORE))
    }
    careful -= 1
    const isNeeded = highest >= value / 2
    // What few requests take longer for is not that they are many.
    if (factor < 1 && isNeeded && highest >= least)
      return Math.max(Math.min(value, least), Math.floor(value * (1 - STEP * (1 - factor))))
    if (isNeeded || value < first)
      return Math.min(most, Math.ceil(value * (careful > 0 ? SLIGHTLY_MORE : MORE)))
    return Math.max(first, Math.floor(value * UNUSED))
  }

  return {
    value: () => value,
    delayMs: load.delayMs,
    note(ms) {
      answered += 1
      gradient.note(ms)
    },
    sample(highest) {
      const seconds = load.sample()
      value = next(highest, gradient.read(), answered / seconds)
      answered = 0
    },
    close: load.close,
  }
}

/** How late the event loop runs, and which part of the time it was not idle: both of the time between two samples. */
function createLoadMeter({
  maxEventLoopDelayMs,
  readDelayMs,
  now = () => performance.now(),
}: AdaptiveLimitOptions) {
  const meter = maxEventLoopDelayMs && !readDelayMs ? createEventLoopDelay() : null
  const readBusyShare = readDelayMs ? () => 1 : createBusyShare()
  let [delayMs, busyShare, last] = [0, 0, now()]
  return {
    delayMs: () => delayMs,
    busyShare: () => busyShare,
    /** Answers with the seconds since the last sample. */
    sample(): number {
      delayMs = readDelayMs?.() ?? meter?.read().p99 ?? 0
      busyShare = readBusyShare()
      const seconds = Math.max(0.001, (now() - last) / 1000)
      last = now()
      return seconds
    },
    close: () => meter?.close(),
  }
}

/** Of the time since it was last asked, the part in which the event loop was not idle. */
function createBusyShare(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
