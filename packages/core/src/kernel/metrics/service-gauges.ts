import type { Pools } from '../database/pools.ts'
import type { LoadShedder } from '../reliability/load-shedder.ts'
import type { Metrics } from './metrics.ts'

/** How full the pools are, what the workers have before them, and what was turned away. Read when the page is asked for. */
export function registerServiceGauges(metrics: Metrics, pools: Pools, shedder: LoadShedder): void {
  metrics.gauge(
    'tamga_database_connections',
    'Database connections, by pool and state',
    ['pool', 'state'],
    () =>
      Object.entries(pools).flatMap(([pool, { totalCount, idleCount, waitingCount }]) => [
        { labels: { pool, state: 'busy' }, value: totalCount - idleCount },
        { labels: { pool, state: 'idle' }, value: idleCount },
        { labels: { pool, state: 'waited_for' }, value: waitingCount },
      ]),
  )
  metrics.gauge('tamga_jobs_queued', 'Jobs in the queue, by status', ['status'], async () => {
    const { rows } = await pools.jobs.query<{ status: string; count: number }>(
      `select s.status, count(j.id) from unnest(array['waiting', 'running', 'failed']) as s(status)
         left join jobs.job j on j.status = s.status group by 1`,
    )
    return rows.map(({ status, count }) => ({ labels: { status }, value: count }))
  })
  metrics.gauge('tamga_http_in_flight', 'Requests being answered', [], () => shedder.stats().inFlight)
  metrics.counter(
    'tamga_http_shed_total',
    'Requests turned away because of load',
    [],
    () => shedder.stats().shed,
  )
}
