import { isTransient } from '../database/transient-faults.ts'
import { OutboundError, type OutboundReason } from '../outbound/outbound-error.ts'
import { SemaphoreFullError } from '../reliability/semaphore.ts'

const PASSING: ReadonlySet<OutboundReason> = new Set([
  'timeout',
  'connect_failed',
  'dns_failed',
  'breaker_open',
])

/** A fault of the surroundings, such as a failover or a far side that is away: the same job may do well later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof OutboundError) return PASSING.has(error.reason)
  return error instanceof SemaphoreFullError || isTransient(error) || isPassing(error.cause)
}
