import type { Counter, Histogram } from './metric.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The metrics of the service. Labels name routes, tasks and outcomes, never people. */
export type ServiceMetrics = Readonly<{
  registry: Metrics
  /** What /metrics answers: of this process, or of all processes of the machine. */
  page: () => Promise<string>
  http: Histogram
  /** Round trips to the database that requests waited for, and their statements that took long. */
  roundTrips: Counter
  slowStatements: Counter
  jobs: Counter
  logins: Counter
}>

/** Makes the page of all processes out of that of one. */
export type ShareMetrics = (render: () => Promise<string>) => () => Promise<string>

export function createServiceMetrics(share: ShareMetrics = render => render): ServiceMetrics {
  const registry = createMetrics()
  return {
    registry,
    page: share(registry.render),
    http: registry.histogram('tamga_http_request_seconds', {
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
    }),
    roundTrips: registry.counter('tamga_database_round_trips_total', {
      help: 'Round trips to the database, by the route that made them',
      labelNames: ['method', 'route'],
    }),
    slowStatements: registry.counter('tamga_slow_statements_total', {
      help: 'Statements that took longer than half a second, by the route that sent them',
      labelNames: ['method', 'route'],
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
