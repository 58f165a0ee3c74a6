import type { Database } from '../database/database.ts'
import type { LoadShedder } from '../reliability/load/load-shedder.ts'
import { checkDatabase } from './database-checks.ts'
import { countJobs, type JobCount } from './gauge-store.ts'
import type { Metrics } from './metrics.ts'

/** How full the pools are, what the workers have before them, and what was turned away. Read when the page is asked for. */
export function registerServiceGauges(metrics: Metrics, database: Database, shedder: LoadShedder): void {
  metrics.gauge('tamga_database_connections', {
    help: 'Database connections, by pool and state',
    labelNames: ['pool', 'state'],
    collect: () =>
      database.connections().flatMap(({ pool, busy, idle, waitedFor }) => [
        { labels: { pool, state: 'busy' }, value: busy },
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'waited_for' }, value: waitedFor },
      ]),
  })
  metrics.gauge('tamga_database_up', {
    help: 'Whether the database answers within two seconds, by pool',
    labelNames: ['pool'],
    collect: async () =>
      (await checkDatabase(database)).map(({ pool, status }) => ({
        labels: { pool },
        value: status === 'ok' ? 1 : 0,
      })),
  })
  registerQueue(metrics, database)
  metrics.gauge('tamga_http_in_flight', {
    help: 'Requests being answered',
    collect: () => shedder.stats().inFlight,
  })
  metrics.gauge('tamga_http_waiting', {
    help: 'Requests that wait for a place',
    collect: () => shedder.stats().waiting,
  })
  metrics.gauge('tamga_http_limit', {
    help: 'Requests that may be answered at once; learnt from the event loop and from latencies',
    collect: () => shedder.stats().limit,
  })
  metrics.counter('tamga_http_shed_total', {
    help: 'Requests turned away because of load',
    collect: () => shedder.stats().shed,
  })
}

function registerQueue(metrics: Metrics, database: Database): void {
  // Both are asked for at the same moment when the page is made.
  let reading: Promise<JobCount[]> | null = null
  const readQueue = (): Promise<JobCount[]> => {
    reading ??= countJobs(database).finally(() => {
      reading = null
    })
    return reading
  }
  metrics.gauge('tamga_jobs_queued', {
    help: 'Jobs in the queue, by status: waiting are those that are due, scheduled those of later',
    labelNames: ['status'],
    collect: async () =>
      (await readQueue()).map(({ status, count }) => ({ labels: { status }, value: count })),
  })
  metrics.gauge('tamga_jobs_late_seconds', {
    help: 'How long the job waits that could have run first',
    collect: async () => Math.max(...(await readQueue()).map(({ late_seconds }) => late_seconds)),
  })
}
