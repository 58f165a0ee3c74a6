import type { Metrics } from '../metrics/metrics.ts'
import { createRecent } from './recent.ts'
import { createSlidingWindow, type SlidingWindow } from './sliding-window.ts'

export type BreakerOptions = {
  /** What it guards, as the metrics show it. */
  name?: string
  metrics?: Metrics | undefined
  /** Milliseconds; must not jump with the clock on the wall. */
  now?: (() => number) | undefined
  random?: (() => number) | undefined
  /** Calls that a far side may leave unanswered before any is refused, beyond what `K` allows. */
  protection?: number
  /** Far sides remembered at once; the one untouched longest is forgotten first. */
  maxKeys?: number
}

/** Permission for one call. Call exactly one of the three; later calls do nothing. */
export type BreakerPermit = {
  succeed: () => void
  fail: () => void
  /** The call said nothing about the far side's health (refused by us, given up by the caller). */
  cancel: () => void
}

export type CircuitBreaker = {
  /** Null: refused, the far side is spared. */
  enter: (key: string) => BreakerPermit | null
  /** Of the calls to this far side, how many are refused at this moment: 0 to 1. */
  refusedShare: (key: string) => number
  /** Milliseconds until a call surely passes; 0 when the way is free. */
  retryAfter: (key: string) => number
  /** Far sides that are spared at this moment, by their key. */
  spared: () => { key: string; share: number }[]
  size: () => number
}

type Sums = ReturnType<SlidingWindow['sums']>
type Circuit = { readonly window: SlidingWindow; passedAt: number }

/** So many calls for each accepted one: with 1.5, up to a third may fail before any is refused. */
const K = 1.5
const BUCKET_MS = 1000
const WINDOW_BUCKETS = 30
/** Seconds with accepted calls and no failure, after which nothing is refused any more. */
const RECOVERED_BUCKETS = 10
const PROBE_EVERY_MS = 1000

/**
 * Client-side throttling (Google, Site Reliability Engineering, "Handling Overload"; go-zero's breaker): calls are refused in proportion to
 * those that were not accepted lately, so a far side that answers half of them is not cut off, and one that answers none is left nearly
 * alone. At least once a second a call passes as a probe, so it recovers by itself.
 */
export function createCircuitBreaker(options: BreakerOptions = {}): CircuitBreaker {
  const { now = () => performance.now(), random = Math.random, protection = 5, maxKeys = 4000 } = options
  const circuits = createRecent<Circuit>(maxKeys)
  const count = countCalls(options)

  const shareOf = ({ window }: Circuit, time: number) => refusedShareOf(window.sums(time), protection)

  function open(key: string): Circuit {
    const window = createSlidingWindow({ buckets: WINDOW_BUCKETS, bucketMs: BUCKET_MS })
    return circuits.touch(key) ?? circuits.put(key, { window, passedAt: Number.NEGATIVE_INFINITY })
  }

  return {
    enter(key) {
      const circuit = open(key)
      const time = now()
      const isProbeDue = time - circuit.passedAt >= PROBE_EVERY_MS
      if (!isProbeDue && random() < shareOf(circuit, time)) {
        circuit.window.add(time, 'refused')
        count('refused')
        return null
      }
      circuit.passedAt = time
      count('passed')
      return once({
        succeed: () => circuit.window.add(now(), 'accepted'),
        fail: () => circuit.window.add(now(), 'failed'),
        cancel: () => {},
      })
    },
    refusedShare(key) {
      const circuit = circuits.get(key)
      return circuit ? shareOf(circuit, now()) : 0
    },
    retryAfter(key) {
      const circuit = circuits.get(key)
      const time = now()
      if (!circuit || shareOf(circuit, time) === 0) return 0
      return Math.max(0, circuit.passedAt + PROBE_EVERY_MS - time)
    },
    spared: () =>
      circuits
        .entries()
        .map(([key, circuit]) => ({ key, share: shareOf(circuit, now()) }))
        .filter(({ share }) => share > 0),
    size: circuits.size,
  }
}

function refusedShareOf({ requests, accepted, cleanBuckets }: Sums, protection: number): number {
  const excess = requests - protection - K * accepted
  if (excess <= 0) return 0
  return (excess / (requests + 1)) * Math.max(0, 1 - cleanBuckets / RECOVERED_BUCKETS)
}

/** The share of refused calls is refused / (passed + refused). Far sides are no label: tenants choose them. */
function countCalls({ name = 'other', metrics }: BreakerOptions) {
  const calls = metrics?.counter('tamga_breaker_calls_total', {
    help: 'Calls that a circuit breaker let through or refused',
    labelNames: ['breaker', 'outcome'],
  })
  return (outcome: 'passed' | 'refused') => calls?.inc({ breaker: name, outcome })
}

function once(permit: BreakerPermit): BreakerPermit {
  let used = false
  const guard = (act: () => void) => () => {
    if (used) return
    used = true
    act()
  }
  return { succeed: guard(permit.succeed), fail: guard(permit.fail), cancel: guard(permit.cancel) }
}
