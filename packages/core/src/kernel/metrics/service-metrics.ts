import type { Counter, Histogram } from './metric.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The metrics of the service. Labels name routes, tasks and outcomes, never people. */
export type ServiceMetrics = Readonly<{ registry: Metrics; http: Histogram; jobs: Counter; logins: Counter }>

export function createServiceMetrics(): ServiceMetrics {
  const registry = createMetrics()
  return {
    registry,
    http: registry.histogram('tamga_http_request_seconds', {
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
    }),
    jobs: registry.counter('tamga_jobs_total', {
      help: 'Jobs that ended, by task and outcome',
      labelNames: ['task', 'outcome'],
    }),
    logins: registry.counter('tamga_logins_total', {
      help: 'Sign-ins, by method and outcome',
      labelNames: ['method', 'outcome'],
    }),
  }
}
