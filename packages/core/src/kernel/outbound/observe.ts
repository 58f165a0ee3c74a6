import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { tracePart } from '../telemetry/request-scope.ts'
import type { OutboundResponse } from './message.ts'
import { OutboundError } from './outbound-error.ts'

/** Hosts are those of tenants: a trace says that a call was made, not to whom. */
const partOf = (method: string) => ({
  name: `outbound ${method}`,
  isClient: true,
  attributes: { 'http.request.method': method },
})

export type Observer = (method: string, work: () => Promise<OutboundResponse>) => Promise<OutboundResponse>

type ObserverOptions = { log?: Log; metrics?: Metrics; breaker?: { name?: string } }

/** Counts and logs without path or query. Hosts are no label: tenants choose them, so they know no bound. */
export function createObserver({ log, metrics, breaker }: ObserverOptions): Observer {
  const calls = breaker?.name ?? 'outbound'
  const durations = metrics?.histogram('tamga_outbound_request_seconds', {
    help: 'Outbound requests, retries included, by their circuit breaker and by status class or reason of failure',
    labelNames: ['breaker', 'outcome'],
  })
  return async (method, work) => {
    const stop = durations?.startTimer()
    try {
      const response = await tracePart(partOf(method), work)
      stop?.({ breaker: calls, outcome: `${Math.floor(response.status / 100)}xx` })
      log?.debug(
        { method, origin: new URL(response.url).origin, status: response.status },
        'outbound request',
      )
      return response
    } catch (error) {
      const { reason, origin, code } = error instanceof OutboundError ? error : { reason: 'aborted' }
      stop?.({ breaker: calls, outcome: reason })
      log?.warn({ method, origin, reason, cause_code: code }, 'outbound request failed')
      throw error
    }
  }
}
