import type { Log } from './kernel/log/log.ts'
import type { Metrics } from './kernel/metrics/metrics.ts'
import { createOperatorOutbound } from './kernel/outbound/operator/operator-outbound.ts'
import { createOutbound } from './kernel/outbound/outbound.ts'
import type { Settings } from './kernel/settings/settings.ts'
import { simulatorHosts, targetHosts } from './simulators/index.ts'

/** Calls that tenants cause, and those to systems of the state: these wait for people, and may reach the simulators. */
export function createCalls(settings: Settings, log: Log, metrics: Metrics) {
  return {
    outbound: createOutbound({
      allow: [...settings.OUTBOUND_ALLOW, ...targetHosts(settings)],
      timeouts: { request: settings.OUTBOUND_TIMEOUT * 1000 },
      maxBytes: settings.OUTBOUND_BODY_LIMIT,
      log,
      metrics,
    }),
    operatorOutbound: createOperatorOutbound({
      allow: settings.OUTBOUND_ALLOW,
      timeouts: { request: settings.OUTBOUND_TIMEOUT * 1000 },
      maxBytes: settings.OUTBOUND_BODY_LIMIT,
      breaker: { name: 'operator' },
      log,
      metrics,
    }),
    governmentOutbound: createOutbound({
      allow: [...settings.OUTBOUND_ALLOW, ...simulatorHosts(settings)],
      maxConcurrent: settings.MAX_WAITING * 2,
      connections: settings.MAX_WAITING * 2,
      breaker: { name: 'government' },
      log,
      metrics,
    }),
  }
}
