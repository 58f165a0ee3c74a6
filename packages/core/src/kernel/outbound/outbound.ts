import type { IncomingHttpHeaders } from 'node:http'
import { Agent } from 'undici'
import type { Log } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type CircuitBreaker, createCircuitBreaker } from '../reliability/circuit-breaker.ts'
import { createSemaphore } from '../reliability/semaphore.ts'
import { createAddressPolicy } from './address/allow-list.ts'
import { type Lookup, lookupBySystem } from './address/resolve-address.ts'
import { createGuardedConnector } from './connector.ts'
import { createExchange } from './exchange.ts'
import { createFetch, type OutboundFetch } from './fetch.ts'
import { createObserver } from './observe.ts'
import { createRequest } from './request.ts'

export type OutboundRequest = {
  url: string | URL
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Largest answer, also after decoding; 1 MiB unless told. */
  maxBytes?: number
  /** Milliseconds for one attempt from name resolution to the last byte, redirects included; 10 s unless told. */
  timeout?: number
  /** Further attempts after a failed one; only for idempotent methods unless `retryAnyMethod`. */
  retries?: number
  retryAnyMethod?: boolean
  /** `refuse` fails on a redirect, `manual` hands it back, `follow` goes along at most three, each checked. */
  redirect?: 'refuse' | 'manual' | 'follow'
  /** Accept and decode gzip, deflate and br. Otherwise `identity` is asked for and nothing is decoded. */
  decompress?: boolean
  /** The caller keeps a schedule of attempts of its own: the breaker neither stops nor counts it. */
  pastBreaker?: boolean
  signal?: AbortSignal
}

export type OutboundResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** Where the answer came from, after redirects. */
  url: string
  body: Buffer
  text: () => string
  json: () => unknown
}

export type Outbound = {
  request: (request: OutboundRequest) => Promise<OutboundResponse>
  fetch: OutboundFetch
  breaker: CircuitBreaker
  close: () => Promise<void>
}

export type OutboundOptions = {
  /** Entries of OUTBOUND_ALLOW. */
  allow: readonly string[]
  timeouts?: { connect?: number; request?: number }
  /** Largest answer where a request does not say otherwise. */
  maxBytes?: number
  breaker?: { failureThreshold?: number; openFor?: number; now?: () => number }
  maxConcurrent?: number
  /** Further certificate authorities in PEM form. */
  ca?: string | Buffer
  /** Name resolution; the system's unless told. */
  lookup?: Lookup
  log?: Log
  metrics?: Metrics
}

export function createOutbound(options: OutboundOptions): Outbound {
  const { lookup = lookupBySystem, timeouts = {}, maxConcurrent = 64 } = options
  const policy = createAddressPolicy(options.allow)
  const lookups = createSemaphore({ permits: 2 })
  const connectTimeout = timeouts.connect ?? 5000
  const agent = new Agent({
    connect: createGuardedConnector({ policy, lookup, lookups, connectTimeout, ca: options.ca }),
    connections: 8,
    pipelining: 1,
    maxOrigins: 512,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 30_000,
    maxHeaderSize: 16_384,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  const breaker = createCircuitBreaker({ failureThreshold: 5, openFor: 30_000, ...options.breaker })
  const slots = createSemaphore({ permits: maxConcurrent })
  const exchange = createExchange({ agent, policy, breaker })
  const observe = createObserver(options)
  const send = createRequest({ exchange, observe, slots, timeout: timeouts.request ?? 10_000 })
  const request: Outbound['request'] = wanted =>
    send({ ...wanted, maxBytes: wanted.maxBytes ?? options.maxBytes })
  return { request, fetch: createFetch(request), breaker, close: () => agent.close() }
}
