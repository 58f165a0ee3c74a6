import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../log/log.ts'
import type { RequestScope } from '../../telemetry/request-scope.ts'
import type { Metrics } from '../metrics.ts'

/** A request that was answered. */
export type Answered = {
  readonly id: string
  readonly method: string
  readonly status: number
  readonly seconds: number
  readonly scope?: RequestScope | undefined
  readonly traceparent?: unknown
}

export type ObserveAnswer = (answered: Answered) => void

/** So many statuses of each route have series of their own; a stranger who calls every route gets one or two out of each. */
const STATUSES_PER_ROUTE = 3
const FEWEST_SERIES = 1000
/** Paths that are no route. */
const NO_ROUTE = 'none'

/**
 * Time and statements of every request, by route. Past the bound the route is told no longer, and method and status still are. Answers
 * with who observes what is answered before the router.
 */
export function observeRequests(
  server: FastifyInstance,
  registry: Metrics,
  log: Log,
): (route: string) => ObserveAnswer {
  let routes = 0
  const createObserve = createRouteObserver(registry, {
    log,
    maxSeries: () => Math.max(FEWEST_SERIES, routes * STATUSES_PER_ROUTE),
  })
  // A route keeps its series: looking them up by their labels for each request takes a hundred times as long.
  server.addHook('onRoute', route => {
    routes += 1
    const observe = createObserve(route.url)
    route.onResponse = [route.onResponse ?? [], afterwards(observe)].flat()
  })
  const observeNoRoute = createObserve(NO_ROUTE)
  server.addHook('onResponse', (request, reply, done) => {
    if (request.is404) observeNoRoute(answeredOf(request, reply))
    done()
  })
  return createObserve
}

const afterwards =
  (observe: ObserveAnswer) => (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    observe(answeredOf(request, reply))
    done()
  }

function answeredOf(request: FastifyRequest, { statusCode: status }: FastifyReply): Answered {
  const { id, method, scope, headers } = request
  return { id, method, status, scope, seconds: workedMs(request) / 1000, traceparent: headers.traceparent }
}

type ObserverParts = { readonly log: Log; readonly maxSeries: () => number }

function createRouteObserver(registry: Metrics, { log, maxSeries }: ObserverParts) {
  const bound = { foldedLabel: 'route', maxSeries }
  const durations = registry.histogram('tamga_http_request_seconds', {
    help: 'Time to answer a request, without what it waited for a person or held a stream open',
    labelNames: ['method', 'route', 'status'],
    ...bound,
  })
  const roundTrips = registry.counter('tamga_database_round_trips_total', {
    help: 'Round trips to the database, by the route that made them',
    labelNames: ['method', 'route'],
    ...bound,
  })
  const slowStatements = registry.counter('tamga_slow_statements_total', {
    help: 'Statements that took longer than half a second, by the route that sent them',
    labelNames: ['method', 'route'],
    ...bound,
  })
  return (route: string): ObserveAnswer => {
    const secondsOf = createTable((method: string) =>
      createTable((status: number) => durations.of({ method, route, status })),
    )
    const roundTripsOf = createTable((method: string) => roundTrips.of({ method, route }))
    return ({ id, method, status, seconds, scope, traceparent }) => {
      secondsOf(method)(status)(seconds)
      if (scope && scope.roundTrips > 0) roundTripsOf(method)(scope.roundTrips)
      if (scope && scope.slowStatements > 0) slowStatements.inc({ method, route }, scope.slowStatements)
      log.debug({ request_id: id, method, route, status, seconds, traceparent }, 'request')
    }
  }
}

/** Time in which a person makes up their mind, or a stream is open, says nothing of how fast requests are answered. */
const workedMs = ({ startedAt, waitedMs, streamsFrom }: FastifyRequest): number =>
  (streamsFrom || performance.now()) - startedAt - waitedMs

function createTable<K, V>(create: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = create(key)
    made.set(key, value)
    return value
  }
}
