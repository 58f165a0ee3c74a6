import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import {
  type BreakerOptions,
  type CircuitBreaker,
  createCircuitBreaker,
} from '../reliability/circuit-breaker.ts'
import { createRetryBudget } from '../reliability/retry-budget.ts'
import { createSemaphore, type Usage } from '../reliability/semaphore.ts'
import { createAddressPolicy } from './address/allow-list.ts'
import { createQuery } from './address/query-address.ts'
import { createResolver, type Lookup, lookupBySystem } from './address/resolve-address.ts'
import { createAgents } from './agents.ts'
import { createExchange } from './exchange.ts'
import { createFetch, type OutboundFetch } from './fetch.ts'
import type { OutboundRequest, OutboundResponse, SparedTarget } from './message.ts'
import { createObserver } from './observe.ts'
import { createRequest } from './request.ts'

export type OutboundCalls = {
  request: (request: OutboundRequest) => Promise<OutboundResponse>
  fetch: OutboundFetch
}

export type Outbound = {
  /**
   * Calls in the name of a tenant, or of another key where no tenant asked. Connections, look-ups, circuits and a share of
   * the slots belong to the key: what hangs for one is not waited for by another.
   */
  of: (tenant: string) => OutboundCalls
  /** Who holds slots and who waits for them. */
  usage: { calls: () => Usage[]; lookUps: () => Usage[] }
  /** Origins that are spared because they do not answer; for several tenants the largest share. */
  spared: () => SparedTarget[]
  close: () => Promise<void>
}

export type OutboundOptions = {
  /** Entries of OUTBOUND_ALLOW. */
  allow: readonly string[]
  timeouts?: { connect?: number; request?: number }
  /** Largest answer where a request does not say otherwise. */
  maxBytes?: number
  breaker?: Pick<BreakerOptions, 'name' | 'now' | 'random' | 'protection'>
  maxConcurrent?: number
  /** Connections of one tenant to one origin; calls that wait for people need many. */
  connections?: number
  /** Further certificate authorities in PEM form. */
  ca?: string | Buffer
  /** Name resolution; the name servers' and then the system's unless told. */
  query?: Lookup
  lookup?: Lookup
  log?: Log
  metrics?: Metrics
}

/** Requests give their slot back while they wait for a call, so something else has to bound how many do. */
const MOST_WAITING = 1000

export function createOutbound(options: OutboundOptions): Outbound {
  const { lookup = lookupBySystem, timeouts = {}, maxConcurrent = 64 } = options
  const query = options.query ?? (options.lookup ? undefined : createQuery())
  const policy = createAddressPolicy(options.allow)
  // getaddrinfo occupies a thread of the pool that password hashing needs too, so few run at once.
  const lookUps = createSemaphore({ permits: 2, keepsRoom: true })
  const slots = createSemaphore({ permits: maxConcurrent, keepsRoom: true, maxWaiting: MOST_WAITING })
  const agents = createAgents({
    resolve: createResolver({ policy, query, lookup, lookUps }),
    connectTimeout: timeouts.connect ?? 5000,
    ca: options.ca,
    connections: options.connections,
  })
  const breaker = createCircuitBreaker({ name: 'outbound', metrics: options.metrics, ...options.breaker })
  const exchange = createExchange({ agents, policy, breaker })
  const observe = createObserver(options)
  const send = createRequest({
    exchange,
    observe,
    slots,
    timeout: timeouts.request ?? 10_000,
    retries: createRetryBudget({ now: options.breaker?.now }),
  })

  function callsOf(tenant: string): OutboundCalls {
    const request: OutboundCalls['request'] = wanted =>
      send(tenant, { ...wanted, maxBytes: wanted.maxBytes ?? options.maxBytes })
    return { request, fetch: createFetch(request) }
  }
  return {
    of: callsOf,
    usage: { calls: slots.usage, lookUps: lookUps.usage },
    spared: () => sparedOrigins(breaker),
    close: agents.close,
  }
}

/** A circuit is named by its tenant and origin. */
function sparedOrigins(breaker: CircuitBreaker): SparedTarget[] {
  const shares = new Map<string, number>()
  for (const { key, share } of breaker.spared()) {
    const target = key.slice(key.indexOf(' ') + 1)
    shares.set(target, Math.max(share, shares.get(target) ?? 0))
  }
  return [...shares].map(([target, share]) => ({ target, share: Math.round(share * 100) / 100 })).slice(0, 20)
}
