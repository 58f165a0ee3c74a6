import { withRetries } from '../reliability/retry.ts'

/** Errors of a busy server: the same statement may be retried at once. */
const BUSY_STATES = [
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '57014', // query_canceled, by our own time limits
  '57P03', // cannot_connect_now: it is starting up
]

/** Error classes that are temporary, including restart and failover. */
const PASSING_CLASSES = [
  '08', // connection exceptions
  '53', // insufficient resources
  '57P', // shutdown, crash, start
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
]

/** Codes of the operating system for an unreachable server. */
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

/** Messages of pg (it has no codes for them): a timeout while connecting or waiting, and a lost connection. */
const WAITED_TOO_LONG = /timeout exceeded when trying to connect|connection timeout|Query read timeout/i
const READ_TIMEOUT = /^Query read timeout$/
const CONNECTION_LOST = /Connection terminated|is not queryable/

type Fault = { code?: unknown; message?: unknown; cause?: unknown }

/** No answer came within the time limit of the client: the statement may still be carried out. */
export const isReadTimeout = (error: unknown): boolean =>
  READ_TIMEOUT.test(String((error as Fault).message ?? ''))

/** The server is busy: worth a retry within the same operation. */
export function isBusy(error: unknown): boolean {
  const { code, message, cause } = error as Fault
  if (typeof code === 'string' && BUSY_STATES.includes(code)) return true
  return WAITED_TOO_LONG.test(String(message ?? '')) || (cause != null && isBusy(cause))
}

/** A temporary fault: the caller gets 503 with Retry-After instead of 500. */
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

/** For steps of the start, which are all safe to repeat: processes that start together on a small machine keep trying. */
export const retryWhileBusy = <T>(work: () => Promise<T>): Promise<T> =>
  withRetries(work, { attempts: 8, base: 500, max: 10_000, retryable: isBusy })
