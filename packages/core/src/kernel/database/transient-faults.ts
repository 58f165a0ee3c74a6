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
const NEVER_SENT = /is not queryable/
const CONNECTION_LOST = /Connection terminated|is not queryable/

/**
 * The connection was lost after a commit was sent: the change was made, or was not. Whoever repeats it without looking may make it twice, so
 * that it is neither busy nor transient.
 */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super('nobody knows whether the change was made', { cause })
    this.name = 'OutcomeUnknownError'
  }
}

/** What the server itself said is known, unless it said goodbye. */
const SERVER_SAID = /^(?!08|57P)[0-9A-Z]{5}$/

/** Of a commit, or of a statement that is a transaction of its own: an error as it has to be told. */
export function toldOfCommit(error: unknown): unknown {
  const { code, message } = error as Fault
  const isKnown = typeof code === 'string' && SERVER_SAID.test(code)
  return isKnown || NEVER_SENT.test(String(message ?? '')) ? error : new OutcomeUnknownError(error)
}

type Fault = { code?: unknown; message?: unknown; cause?: unknown }

/** No answer came within the time limit of the client: the statement may still be carried out. */
export const isReadTimeout = (error: unknown): boolean =>
  READ_TIMEOUT.test(String((error as Fault).message ?? ''))

/** The server is busy: worth a retry within the same operation. */
export function isBusy(error: unknown): boolean {
  if (error instanceof OutcomeUnknownError) return false
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
