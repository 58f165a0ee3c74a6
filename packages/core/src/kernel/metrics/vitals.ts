import type { SparedTarget } from '../outbound/message.ts'
import type { LoadShedder } from '../reliability/load/load-shedder.ts'
import type { Services } from '../services.ts'
import { busiestRoutes, type RouteFigures } from './requests/route-figures.ts'

/** How a process is, as it tells with its heartbeat. */
export type Vitals = {
  readonly version: string
  readonly memory_bytes: number
  readonly event_loop_ms: number
  readonly in_flight: number
  readonly waiting: number
  readonly limit: number
  /** Requests turned away during the last minute. */
  readonly shed: number
  readonly connections: readonly { pool: string; busy: number; idle: number; waited_for: number }[]
  readonly spared: readonly SparedTarget[]
  readonly routes: readonly RouteFigures[]
}

export type ReadVitals = () => Promise<Vitals | null>

type VitalParts = { readonly version: string; readonly services: Services; readonly shedder: LoadShedder }

const MINUTE_MS = 60_000
/** Reading the figures of all routes takes a few milliseconds; they change slowly. */
const ROUTES_EVERY_MS = 10_000

export function createVitals({ version, services, shedder }: VitalParts): ReadVitals {
  const { database, metrics, outbound, governmentOutbound, operatorOutbound } = services
  const shed: { at: number; total: number }[] = []
  let routes: { at: number; figures: RouteFigures[] } = { at: Number.NEGATIVE_INFINITY, figures: [] }
  const shedLately = (now: number, total: number): number => {
    shed.push({ at: now, total })
    while (shed.length > 1 && shed[0]!.at < now - MINUTE_MS) shed.shift()
    return total - shed[0]!.total
  }
  return async () => {
    const now = performance.now()
    const load = shedder.stats()
    if (now - routes.at > ROUTES_EVERY_MS)
      routes = { at: now, figures: await busiestRoutes(metrics.registry) }
    return {
      version,
      memory_bytes: process.memoryUsage.rss(),
      event_loop_ms: Math.round(load.eventLoopDelayMs),
      in_flight: load.inFlight,
      waiting: load.waiting,
      limit: Math.floor(load.limit),
      shed: shedLately(now, load.shed),
      connections: database
        .connections()
        .map(({ pool, busy, idle, waitedFor }) => ({ pool, busy, idle, waited_for: waitedFor })),
      spared: [...outbound.spared(), ...governmentOutbound.spared(), ...operatorOutbound.spared()],
      routes: routes.figures,
    }
  }
}
