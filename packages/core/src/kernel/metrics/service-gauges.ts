import type { Database } from '../database/database.ts'
import type { LoadShedder } from '../reliability/load-shedder.ts'
import { countJobs } from './gauge-store.ts'
import type { Metrics } from './metrics.ts'

/** How full the pools are, what the workers have before them, and what was turned away. Read when the page is asked for. */
export function registerServiceGauges(metrics: Metrics, database: Database, shedder: LoadShedder): void {
  metrics.gauge(
    'tamga_database_connections',
    'Database connections, by pool and state',
    ['pool', 'state'],
    () =>
      database.connections().flatMap(({ pool, busy, idle, waitedFor }) => [
        { labels: { pool, state: 'busy' }, value: busy },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'waited_for' }, value: waitedFor },
      ]),
  )
  metrics.gauge('tamga_jobs_queued', 'Jobs in the queue, by status', ['status'], async () => {
    const counts = await countJobs(database)
    return counts.map(({ status, count }) => ({ labels: { status }, value: count }))
  })
  metrics.gauge('tamga_http_in_flight', 'Requests being answered', [], () => shedder.stats().inFlight)
  metrics.counter(
    'tamga_http_shed_total',
    'Requests turned away because of load',
    [],
    () => shedder.stats().shed,
  )
}
