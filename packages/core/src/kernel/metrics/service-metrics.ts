import type { Counter } from './metric.ts'
import { createMetrics, type Metrics } from './metrics.ts'

/** The metrics of the service. Labels name routes, tasks and outcomes, never people. */
export type ServiceMetrics = Readonly<{
  registry: Metrics
  /** What /metrics answers: of this process, or of all processes of the machine. */
  page: () => Promise<string>
  /** Requests answered with 503 because of a fault. */
  unavailable: Readonly<Record<UnavailableCause, () => void>>
  jobs: Counter
  logins: Counter
}>

/** A database that is away, a request whose time was over, a far side, or too many who wait for the same. */
export type UnavailableCause = 'database' | 'deadline' | 'outbound' | 'queue'

/** All are there from the start with zero: what a rate is made of has to be seen before it rises. */
const countersOf = (counter: Counter): ServiceMetrics['unavailable'] => ({
  database: counter.of({ cause: 'database' }),
  deadline: counter.of({ cause: 'deadline' }),
  outbound: counter.of({ cause: 'outbound' }),
  queue: counter.of({ cause: 'queue' }),
})

/** Makes the page of all processes out of that of one. */
export type ShareMetrics = (render: () => Promise<string>) => () => Promise<string>

export function createServiceMetrics(share: ShareMetrics = render => render): ServiceMetrics {
  const registry = createMetrics()
  return {
    registry,
    page: share(registry.render),
    unavailable: countersOf(
      registry.counter('tamga_http_unavailable_total', {
        help: 'Requests answered with 503 because of a fault, by what failed; load that is turned away is not among them',
        labelNames: ['cause'],
      }),
    ),
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
