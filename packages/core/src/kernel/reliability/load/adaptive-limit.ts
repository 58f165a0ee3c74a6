import { createEventLoopDelay } from './event-loop-delay.ts'
import { createLatencyGradient } from './latency-gradient.ts'

/** Of the requests that people wait for (not files), since the last sample. */
export type Highest = {
  /** The most at once. */
  inFlight: number
  /** The most at once, those included who had to wait. */
  wanted: number
}

export type AdaptiveLimitOptions = {
  most: number
  /** When the event loop has no time left and runs later than this, the limit goes down; left out, it stays. */
  maxEventLoopDelayMs?: number
  /** More wait for a connection to the database than it serves at once: whatever else comes in would wait as well. */
  isDatabaseCrowded?: () => boolean
  /** Stand-in for the measured delay. */
  readDelayMs?: () => number
  /** Stand-in for the measured share of time in which the event loop was not idle. */
  readBusyShare?: () => number
  now?: () => number
}

export type AdaptiveLimit = {
  value: () => number
  /** How many were answered, up to the last sample. */
  perSecond: () => number
  /** Of the event loop, at the last sample. */
  delayMs: () => number
  /** A request was answered after so many milliseconds of work; without them where they tell nothing of crowding. */
  note: (ms?: number) => void
  sample: (highest: Highest) => void
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
const FIRST = 10
/** Slow answers alone may be the fault of those whom we call, who take no time of ours: so many always get in. */
const FLOOR = 0.1
/** What is let in while nothing more can be done is answered within about so many seconds; and a part of the most, which always gets in. */
const LATE = { seconds: 0.05, floor: 1 / 128 }
/** The database works on several at once: fewer than its connections would leave some of them idle. */
const CROWDED = { seconds: 0.1, floor: 1 / 64 }
/**
 * While the loop has no time left and is not late: what is answered in so many seconds. Requests that are under way together share their
 * look-ups and commits, so more at once is cheaper for each, up to what this span holds; after that each of them only takes longer.
 */
const BUSY_SECONDS = 1 / 64
/** A loop that is late now and then, and has time otherwise, is not full: a collection or one long computation does that. */
const BUSY_SHARE = 0.9
/** One sample moves the limit so far towards what its latencies ask for: one slow answer must not halve it. */
const STEP = 0.2

/**
 * How many requests at once leave time for everybody. While the event loop runs late: what was answered lately in a twentieth of a second, for by
 * Little's law that is how long each of them then takes; in a tenth while the database is crowded. Fewer, too, while answers take longer than they
 * used to with many in flight; more again when neither is so, they are needed and the event loop has time left.
 */
export function createAdaptiveLimit(options: AdaptiveLimitOptions): AdaptiveLimit {
  const { most, maxEventLoopDelayMs = Number.POSITIVE_INFINITY, isDatabaseCrowded = () => false } = options
  const load = createLoadMeter(options)
  const least = Math.max(1, Math.ceil(most * FLOOR))
  const first = Math.min(most, FIRST)
  const gradient = createLatencyGradient()
  let value = first
  let careful = 0
  let answered = 0
  let perSecond = 0

  const enoughWhileBusy = () => Math.ceil(perSecond * BUSY_SECONDS)

  function next(highest: Highest, factor: number): number {
    const isBusy = load.busyShare() > BUSY_SHARE
    const isLate = isBusy && load.delayMs() > maxEventLoopDelayMs
    if (isLate || isDatabaseCrowded()) {
      careful = CAREFUL_SAMPLES
      const { seconds, floor } = isLate ? LATE : CROWDED
      const within = Math.ceil(Math.max(1, most * floor, perSecond * seconds))
      return Math.min(most, within, Math.ceil(value * MORE))
    }
    careful -= 1
    const isNeeded = highest.wanted >= value / 2
    // With few requests in flight, slow answers are not caused by their number.
    if (factor < 1 && isNeeded && highest.inFlight >= least)
      return Math.max(Math.min(value, least), Math.floor(value * (1 - STEP * (1 - factor))))
    const more = Math.min(most, Math.ceil(value * (careful > 0 ? SLIGHTLY_MORE : MORE)))
    if (isNeeded && isBusy) return Math.max(value, Math.min(more, Math.max(first, enoughWhileBusy())))
    if (isNeeded || value < first) return more
    return Math.max(first, Math.floor(value * UNUSED))
  }

  return {
    value: () => value,
    perSecond: () => perSecond,
    delayMs: load.delayMs,
    note(ms) {
      answered += 1
      if (ms !== undefined) gradient.note(ms)
    },
    sample(highest) {
      const seconds = load.sample()
      perSecond = answered / seconds
      value = next(highest, gradient.read())
      answered = 0
    },
    close: load.close,
  }
}

/** Below it the delay is not measured: it counts from BUSY_SHARE on. A sudden rush is measured from the next sample on. */
const WATCHED_SHARE = 0.25

/** How late the event loop runs, and which part of the time it was not idle: both of the time between two samples. */
function createLoadMeter({
  maxEventLoopDelayMs,
  readDelayMs,
  readBusyShare,
  now = () => performance.now(),
}: AdaptiveLimitOptions) {
  const meter = maxEventLoopDelayMs && !readDelayMs ? createEventLoopDelay() : null
  const share = readBusyShare ?? (meter ? createBusyShare() : () => 0)
  let [delayMs, busyShare, last] = [0, 0, now()]
  return {
    delayMs: () => delayMs,
    busyShare: () => busyShare,
    /** Answers with the seconds since the last sample. */
    sample(): number {
      delayMs = readDelayMs?.() ?? meter?.read().p99 ?? 0
      busyShare = share()
      meter?.watch(busyShare > WATCHED_SHARE)
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
