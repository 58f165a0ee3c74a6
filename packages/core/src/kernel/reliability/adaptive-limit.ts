import { createEventLoopDelay } from './event-loop-delay.ts'

export type AdaptiveLimitOptions = {
  most: number
  /** When the event loop runs later than this, the limit goes down; left out, it stays. */
  maxEventLoopDelayMs?: number
  /** Stand-in for the measured delay. */
  readDelayMs?: () => number
}

export type AdaptiveLimit = {
  value: () => number
  /** Of the event loop, at the last sample. */
  delayMs: () => number
  sample: () => void
  close: () => void
}

const LESS = 0.7
const MORE = 0.1
/** A late loop with little in flight is a hiccup (start, collection), not load: so many always get in. */
const FLOOR = 0.1

/** How many requests at once leave the event loop time for everybody: fewer while it runs late, more again when it does not. */
export function createAdaptiveLimit(options: AdaptiveLimitOptions): AdaptiveLimit {
  const { most, maxEventLoopDelayMs } = options
  const meter = maxEventLoopDelayMs && !options.readDelayMs ? createEventLoopDelay() : null
  const readDelayMs = options.readDelayMs ?? (() => meter?.read().p99 ?? 0)
  const least = Math.max(1, Math.ceil(most * FLOOR))
  let value = most
  let delayMs = 0
  return {
    value: () => value,
    delayMs: () => delayMs,
    sample() {
      delayMs = readDelayMs()
      const isLate = maxEventLoopDelayMs !== undefined && delayMs > maxEventLoopDelayMs
      value = isLate
        ? Math.max(least, Math.floor(value * LESS))
        : Math.min(most, value + Math.ceil(most * MORE))
    },
    close: () => meter?.close(),
  }
}
