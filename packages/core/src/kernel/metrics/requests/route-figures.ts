import type { Metrics } from '../metrics.ts'

/** What a route cost since its process started. */
export type RouteFigures = {
  readonly method: string
  readonly route: string
  readonly requests: number
  /** Of all requests together. */
  readonly seconds: number
  readonly round_trips: number
  readonly slow_statements: number
}

const MOST_ROUTES = 8
/** Files of the web client: a look that the process takes for itself now and then is charged to whichever request was there. */
const FILE = /\.\w+$/

type Sums = { requests: number; seconds: number; round_trips: number; slow_statements: number }

/** Where the time went of routes that ask the database: those with slow statements first, then by the time that all their requests took together. */
export async function busiestRoutes(metrics: Metrics): Promise<RouteFigures[]> {
  const byRoute = new Map<string, Sums>()
  const add = (labels: Record<string, string | number>, part: keyof Sums, value: number) => {
    const key = `${labels['method']} ${labels['route']}`
    const sums = byRoute.get(key) ?? { requests: 0, seconds: 0, round_trips: 0, slow_statements: 0 }
    sums[part] += value
    byRoute.set(key, sums)
  }
  const families = await metrics.read([
    'tamga_http_request_seconds',
    'tamga_database_round_trips_total',
    'tamga_slow_statements_total',
  ])
  for (const { name, values } of families)
    for (const { labels, value, metricName } of values) {
      if (name === 'tamga_database_round_trips_total') add(labels, 'round_trips', value)
      else if (name === 'tamga_slow_statements_total') add(labels, 'slow_statements', value)
      else if (metricName === `${name}_count`) add(labels, 'requests', value)
      else if (metricName === `${name}_sum`) add(labels, 'seconds', value)
    }
  return [...byRoute]
    .filter(([key, { round_trips }]) => round_trips > 0 && !FILE.test(key))
    .map(([key, sums]) => {
      const [method, route] = key.split(' ') as [string, string]
      return { method, route, ...sums, seconds: Math.round(sums.seconds * 1000) / 1000 }
    })
    .sort((a, b) => b.slow_statements - a.slow_statements || b.seconds - a.seconds)
    .slice(0, MOST_ROUTES)
}
