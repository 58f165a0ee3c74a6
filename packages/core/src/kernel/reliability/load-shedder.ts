import { createEventLoopDelay } from './event-loop-delay.ts'

export type LoadShedderOptions = {
  maxInFlight: number
  /** Shed when the event loop runs later than this; left out, only the number in flight counts. */
  maxEventLoopDelayMs?: number
  /** How often the delay is looked at; a request only reads the last verdict. */
  sampleEveryMs?: number
  /** Stand-in for the measured delay. */
  readDelayMs?: () => number
  random?: () => number
}

export type LoadShedder = {
  /** The function to call when the request is over, or null: answer 503 with Retry-After. */
  tryEnter: () => (() => void) | null
  /** Takes a place whether there is one or not, for a request that was admitted before. */
  enter: () => () => void
  retryAfterSeconds: () => number
  /**
   * Milliseconds to wait before a refusal is said. On a busy event loop each refusal takes time from the work that was accepted, and a
   * caller that hears it at once asks again at once; one that waits asks less often and costs nothing meanwhile.
   */
  refusalDelayMs: () => number
  /** Takes a reading of the event loop now instead of at the next tick of the sampler. */
  sample: () => void
  stats: () => { inFlight: number; admitted: number; shed: number; eventLoopDelayMs: number; late: boolean }
  close: () => void
}

/** A loop that runs later than this has no time to spare for refusals. */
const BUSY_DELAY_MS = 25
const LONGEST_WAIT_MS = 2000

export function createLoadShedder(options: LoadShedderOptions): LoadShedder {
  const { maxInFlight, random = Math.random } = options
  const loop = createLatenessSampler(options)
  // A late loop with little in flight is a hiccup (start, collection), not load: some always get in.
  const floor = Math.max(1, Math.ceil(maxInFlight / 10))
  let inFlight = 0
  let admitted = 0
  let shed = 0

  function tryEnter(): (() => void) | null {
    if (inFlight >= maxInFlight || (loop.isLate() && inFlight >= floor)) {
      shed += 1
      return null
    }
    admitted += 1
    return enter()
  }

  function enter(): () => void {
    inFlight += 1
    let left = false
    return () => {
      if (left) return
      left = true
      inFlight -= 1
    }
  }

  function refusalDelayMs(): number {
    if (loop.delayMs() < BUSY_DELAY_MS) return 0
    return Math.min(LONGEST_WAIT_MS, loop.delayMs() * 8) * (0.5 + random() / 2)
  }

  return {
    tryEnter,
    enter,
    // Spread over a few seconds, so that those turned away do not return together.
    retryAfterSeconds: () => 1 + Math.floor(random() * 3),
    refusalDelayMs,
    sample: loop.sample,
    stats: () => ({ inFlight, admitted, shed, eventLoopDelayMs: loop.delayMs(), late: loop.isLate() }),
    close: loop.close,
  }
}

/** How late the event loop runs, looked at now and then; whoever asks reads the last verdict. */
function createLatenessSampler(options: LoadShedderOptions) {
  const { maxEventLoopDelayMs: most, sampleEveryMs = 250 } = options
  const meter = most && !options.readDelayMs ? createEventLoopDelay() : null
  const readDelayMs = options.readDelayMs ?? (() => meter?.read().p99 ?? 0)
  let delayMs = 0
  let late = false

  function sample(): void {
    delayMs = readDelayMs()
    late = most !== undefined && delayMs > most
  }

  const timer = most === undefined ? null : setInterval(sample, sampleEveryMs).unref()
  return {
    sample,
    delayMs: () => delayMs,
    isLate: () => late,
    close() {
      if (timer) clearInterval(timer)
      meter?.close()
    },
  }
}
