import { parseRetryAfter, withRetries } from '../reliability/retry.ts'
import type { RetryBudget } from '../reliability/retry-budget.ts'
import type { Semaphore } from '../reliability/semaphore.ts'
import { timeLeft, withoutSlot } from '../telemetry/request-scope.ts'
import { parseTargetUrl } from './address/target-url.ts'
import type { Answer, Exchange } from './exchange.ts'
import type { OutboundRequest, OutboundResponse } from './message.ts'
import type { Observer } from './observe.ts'
import { OutboundError, type OutboundReason } from './outbound-error.ts'
import { type Hop, isRedirect, MAX_REDIRECTS, nextHop } from './redirect.ts'

type Parts = {
  exchange: Exchange
  observe: Observer
  slots: Semaphore
  timeout: number
  retries: RetryBudget
}
type Call = { tenant: string; request: OutboundRequest; first: Hop; left: () => number }
type Located = { answer: Answer; hop: Hop }

const MIB = 1024 * 1024
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const METHODS = new Set([...IDEMPOTENT, 'POST', 'PATCH'])
// Set by the connection itself; a `host` of the caller's could point a shared proxy elsewhere.
const OF_CONNECTION = new Set([
  'host',
  'connection',
  'content-length',
  'expect',
  'transfer-encoding',
  'upgrade',
])
const TRANSIENT: ReadonlySet<OutboundReason> = new Set(['timeout', 'connect_failed', 'dns_failed'])
const TRANSIENT_STATUS: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Carries an answer worth another try through the retrying; the last one is returned after all. */
class TransientAnswer extends Error {
  located: Located
  retryAfter: number | undefined

  constructor(located: Located) {
    super('transient answer')
    this.located = located
    this.retryAfter = parseRetryAfter(located.answer.headers['retry-after'])
  }
}

type Send = (tenant: string, request: OutboundRequest) => Promise<OutboundResponse>

export function createRequest(parts: Parts): Send {
  return (tenant, request) =>
    parts.observe(request.method ?? 'GET', async () => {
      const first = firstHop(request)
      const { attempts, signal } = { attempts: countAttempts(request, first), signal: request.signal }
      const { timeout = parts.timeout, deadline = timeout * 2 } = request
      const end = performance.now() + timeLeft(deadline)
      const left = () => end - performance.now()
      const farSide = `${tenant} ${first.url.origin}`
      parts.retries.noteCall(farSide)
      try {
        return toResponse(
          await withoutSlot(() =>
            withRetries(() => attemptOnce(parts, { tenant, request, first, left }), {
              attempts,
              signal,
              base: 200,
              max: 5000,
              retryable: isTransient,
              mayRetry: () => parts.retries.tryRetry(farSide),
              left,
            }),
          ),
        )
      } catch (error) {
        if (error instanceof TransientAnswer) return toResponse(error.located)
        throw error
      }
    })
}

function firstHop({ url, method = 'GET', headers = {}, body }: OutboundRequest): Hop {
  const target = parseTargetUrl(url)
  const verb = method.toUpperCase()
  if (!METHODS.has(verb)) throw new OutboundError('bad_url', { origin: target.origin, code: 'method' })
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  const own = lower.filter(([name]) => !OF_CONNECTION.has(name))
  return { url: target, method: verb, headers: Object.fromEntries(own), body }
}

function countAttempts({ retries = 0, retryAnyMethod }: OutboundRequest, hop: Hop): number {
  return retryAnyMethod || IDEMPOTENT.has(hop.method) ? retries + 1 : 1
}

function isTransient(error: unknown): boolean {
  return error instanceof TransientAnswer || (error instanceof OutboundError && TRANSIENT.has(error.reason))
}

async function attemptOnce(parts: Parts, call: Call): Promise<Located> {
  const { tenant, request, first } = call
  const { timeout = parts.timeout, signal: given } = request
  const clock = new AbortController()
  const late = () => clock.abort(new OutboundError('timeout', { origin: first.url.origin }))
  const timer = setTimeout(late, Math.min(timeout, call.left()))
  const signal = given ? AbortSignal.any([given, clock.signal]) : clock.signal
  try {
    const located = await parts.slots.run(
      tenant,
      () => followHops(parts.exchange, { ...call, signal }),
      signal,
    )
    if (TRANSIENT_STATUS.has(located.answer.status)) throw new TransientAnswer(located)
    return located
  } finally {
    clearTimeout(timer)
  }
}

type Walk = Call & { signal: AbortSignal }

async function followHops(exchange: Exchange, { tenant, request, first, signal }: Walk): Promise<Located> {
  const { maxBytes = MIB, decompress = false, redirect = 'refuse', pastBreaker, ca, onChunk } = request
  let hop = first
  for (let hops = 0; ; hops += 1) {
    const answer = await exchange(tenant, hop, { maxBytes, decompress, pastBreaker, ca, onChunk, signal })
    const { location } = answer.headers
    if (redirect === 'manual' || !isRedirect(answer.status, location)) return { answer, hop }
    if (redirect === 'refuse' || hops >= MAX_REDIRECTS) {
      throw new OutboundError('redirect_refused', { origin: hop.url.origin })
    }
    hop = nextHop(hop, answer.status, location)
  }
}

function toResponse({ answer, hop }: Located): OutboundResponse {
  const text = () => new TextDecoder().decode(answer.body)
  return { ...answer, url: hop.url.href, text, json: () => JSON.parse(text()) }
}
