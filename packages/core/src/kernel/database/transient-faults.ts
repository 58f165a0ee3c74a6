import { withRetries } from '../reliability/retry.ts'

/** Answers of a server that is there but has no room or no time yet: the same statement may be sent again at once. */
const BUSY_STATES = [
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by our own time limits
  '57P03', // cannot_connect_now: it is starting up
]

/** Classes of answers that pass by themselves, those of a restart or failover included. */
const PASSING_CLASSES = [
  '08', // connection exceptions
  '53', // insufficient resources
  '57P', // shutdown, crash, start
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
]

/** What the system says when the server cannot be reached at all. */
const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** What pg says in words alone when it gives up waiting for a connection or an answer, and when it lost the connection. */
const WAITED_TOO_LONG = /timeout exceeded when trying to connect|connection timeout|Query read timeout/i
const CONNECTION_LOST = /Connection terminated|is not queryable/

type Fault = { code?: unknown; message?: unknown; cause?: unknown }

/** The server is there, but has no room or no time: worth another try within the same piece of work. */
export function isBusy(error: unknown): boolean {
  const { code, message, cause } = error as Fault
  if (typeof code === 'string' && BUSY_STATES.includes(code)) return true
  return WAITED_TOO_LONG.test(String(message ?? '')) || (cause != null && isBusy(cause))
}

/** The fault passes by itself: the caller is told to come back, instead of being told of an error. */
export function isTransient(error: unknown): boolean {
  const { code, message } = error as Fault
  if (typeof code === 'string')
    return (
      BUSY_STATES.includes(code) ||
      NETWORK_CODES.includes(code) ||
      PASSING_CLASSES.some(prefix => code.startsWith(prefix))
    )
  return WAITED_TOO_LONG.test(String(message ?? '')) || CONNECTION_LOST.test(String(message ?? ''))
}

/**
 * For the steps of a start, each safe to repeat: many processes may start at once on a machine that is too small for
 * that, and none of them may give up where waiting a little longer would do.
 */
export const retryWhileBusy = <T>(work: () => Promise<T>): Promise<T> =>
  withRetries(work, { attempts: 8, base: 500, max: 10_000, retryable: isBusy })
