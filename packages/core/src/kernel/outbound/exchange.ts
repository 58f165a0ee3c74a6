import type { IncomingHttpHeaders } from 'node:http'
import type { Agent } from 'undici'
import type { BreakerPermit, CircuitBreaker } from '../reliability/circuit-breaker.ts'
import type { AddressPolicy } from './address/allow-list.ts'
import { refuseInternalLiteral } from './address/target-url.ts'
import type { Agents } from './agents.ts'
import { OutboundError, type OutboundReason, toOutboundError } from './outbound-error.ts'
import { decodeBody, readBody } from './read-body.ts'
import type { Hop } from './redirect.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
export type ExchangeLimits = {
  maxBytes: number
  decompress: boolean
  pastBreaker?: boolean | undefined
  ca?: string | undefined
  onChunk?: ((chunk: Buffer) => void) | undefined
  signal: AbortSignal
}
/** One request and its whole answer, without redirects or retries. */
export type Exchange = (tenant: string, hop: Hop, limits: ExchangeLimits) => Promise<Answer>

type Parts = { agents: Agents; policy: AddressPolicy; breaker: CircuitBreaker }

const UNHEALTHY: ReadonlySet<OutboundReason> = new Set([
  'timeout',
  'connect_failed',
  'tls_failed',
  'dns_failed',
])
const UNHEALTHY_STATUS: ReadonlySet<number> = new Set([502, 503, 504])

const UNJUDGED: BreakerPermit = { succeed: () => {}, fail: () => {}, cancel: () => {} }

export function createExchange({ agents, policy, breaker }: Parts): Exchange {
  return async (tenant, hop, limits) => {
    const { origin } = hop.url
    refuseInternalLiteral(policy, hop.url)
    // By tenant: one that calls a host in the wrong way, or on purpose with what fails, must not close it to the others. With the
    // scheme: plain HTTP sent to a TLS port fails, and must not close that port to those who use it well.
    const circuit = `${tenant} ${origin}`
    const permit = limits.pastBreaker ? UNJUDGED : breaker.enter(circuit)
    if (!permit) throw new OutboundError('breaker_open', { origin, retryAfter: breaker.retryAfter(circuit) })
    try {
      const answer = await send(agents.of(tenant, limits.ca), hop, limits)
      if (UNHEALTHY_STATUS.has(answer.status)) permit.fail()
      else permit.succeed()
      return answer
    } catch (error) {
      throw settleFailure(permit, error, { origin, signal: limits.signal })
    }
  }
}

async function send(agent: Agent, hop: Hop, limits: ExchangeLimits): Promise<Answer> {
  const { url, method, headers, body } = hop
  const { maxBytes, decompress, onChunk, signal } = limits
  const asked = agent.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: method as 'GET',
    headers: { 'accept-encoding': decompress ? 'gzip, deflate, br' : 'identity', ...headers },
    body,
    signal,
  })
  const reply = await orAborted(asked, signal)
  const bounds = { maxBytes, origin: url.origin, onChunk: reply.statusCode === 200 ? onChunk : undefined }
  const declared = method === 'HEAD' ? undefined : reply.headers['content-length']
  const raw = await readBody(reply.body, declared, bounds)
  const read = decompress ? await decodeBody(raw, reply.headers['content-encoding'], bounds) : raw
  return { status: reply.statusCode, headers: reply.headers, body: read }
}

/** A request that still waits for its connection hears of the signal only when that is there or has failed. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', stop))
}

function settleFailure(
  permit: BreakerPermit,
  error: unknown,
  about: { origin: string; signal: AbortSignal },
) {
  const { origin, signal } = about
  // The signal's reason is our own timeout or the caller's wish to stop; the latter says nothing of the host.
  const failure = signal.aborted ? signal.reason : toOutboundError(error, origin)
  if (failure instanceof OutboundError && UNHEALTHY.has(failure.reason)) permit.fail()
  else permit.cancel()
  return failure
}
