import { withRetries } from '../reliability/retry.ts'

/** Answers of a server that is there but has no room or no time yet. */
const BUSY = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by our own time limits
  '57P03', // cannot_connect_now: it is starting up
])

/** What pg says in words alone, when it gives up waiting for a connection or an answer. */
const WAITED_TOO_LONG = /timeout exceeded when trying to connect|connection timeout|Query read timeout/i

export function isBusy(error: unknown): boolean {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown }
  if (code !== undefined && BUSY.has(code)) return true
  return WAITED_TOO_LONG.test(message ?? '') || (cause != null && isBusy(cause))
}

/**
 * For the steps of a start, each safe to repeat: many processes may start at once on a machine that is too small for
 * that, and none of them may give up where waiting a little longer would do.
 */
export const withPatience = <T>(work: () => Promise<T>): Promise<T> =>
  withRetries(work, { attempts: 8, base: 500, max: 10_000, retryable: isBusy })
