import { setTimeout as delay } from 'node:timers/promises'
import { backoffDelay } from './backoff.ts'

export type RetryOptions = {
  /** All attempts, the first included. */
  attempts: number
  base?: number
  /** Longest wait in milliseconds; a server asking for more than this ends the retrying. */
  max?: number
  jitter?: 'full' | 'none'
  signal?: AbortSignal
  retryable?: (error: unknown) => boolean
  /** Asked before each further attempt, such as a budget. */
  mayRetry?: (() => boolean) | undefined
  /** Milliseconds that are left for all further attempts; who would have to wait longer fails at once. */
  left?: (() => number) | undefined
  /** Milliseconds that the failed side asked us to wait; by default the error's own `retryAfter`. */
  retryAfter?: (error: unknown) => number | undefined
  random?: () => number
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

export type Attempt = { attempt: number; signal?: AbortSignal }

export async function withRetries<T>(
  work: (attempt: Attempt) => Promise<T>,
  options: RetryOptions,
): Promise<T> {
  const { signal, sleep = sleepFor } = options
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted()
    try {
      return await work({ attempt, signal })
    } catch (error) {
      const wait = waitBeforeRetry(error, attempt, options)
      if (wait === null || signal?.aborted) throw error
      await sleep(wait, signal)
    }
  }
}

function waitBeforeRetry(error: unknown, attempt: number, options: RetryOptions): number | null {
  const { attempts, base = 200, max = 10_000, retryable = () => true, jitter = 'full' } = options
  if (attempt >= attempts || !retryable(error)) return null
  const asked = (options.retryAfter ?? readRetryAfter)(error) ?? 0
  if (asked > max) return null
  const random = jitter === 'none' ? () => 1 : options.random
  const wait = Math.max(asked, backoffDelay(attempt, { base, max, random }))
  if (wait >= (options.left?.() ?? Number.POSITIVE_INFINITY)) return null
  return options.mayRetry?.() === false ? null : wait
}

function readRetryAfter(error: unknown): number | undefined {
  const value = (error as { retryAfter?: unknown } | null | undefined)?.retryAfter
  return typeof value === 'number' && value >= 0 ? value : undefined
}

async function sleepFor(ms: number, signal?: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal })
}

/** RFC 9110 §10.2.3: seconds or an HTTP date; milliseconds from `now`, undefined when unreadable. */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}
