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

/** Counts and logs without path or query. Hosts are no label: tenants choose them, so they know no bound. */
export function createObserver({ log, metrics }: { log?: Log; metrics?: Metrics }): Observer {
  const durations = metrics?.histogram('tamga_outbound_request_seconds', {
    help: 'Outbound requests, retries included, by status class or reason of failure',
    labelNames: ['outcome'],
  })
  return async (method, work) => {
    const stop = durations?.startTimer()
    try {
      const response = await tracePart(partOf(method), work)
      stop?.({ outcome: `${Math.floor(response.status / 100)}xx` })
      log?.debug(
        { method, origin: new URL(response.url).origin, status: response.status },
        'outbound request',
      )
      return response
    } catch (error) {
      const { reason, origin, code } = error instanceof OutboundError ? error : { reason: 'aborted' }
      stop?.({ outcome: reason })
      log?.warn({ method, origin, reason, cause_code: code }, 'outbound request failed')
      throw error
    }
  }
}
