import type { Counter } from './metric.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The metrics of the service. Labels name routes, tasks and outcomes, never people. */
export type ServiceMetrics = Readonly<{
  registry: Metrics
  /** What /metrics answers: of this process, or of all processes of the machine. */
  page: () => Promise<string>
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
