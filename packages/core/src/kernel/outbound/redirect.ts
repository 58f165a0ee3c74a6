import { parseTargetUrl } from './address/target-url.ts'
import { OutboundError } from './outbound-error.ts'

export const MAX_REDIRECTS = 3

export type Hop = { url: URL; method: string; headers: Record<string, string>; body?: string | Uint8Array }

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const BOUND_TO_ORIGIN = new Set(['authorization', 'cookie', 'proxy-authorization', 'x-api-key'])
const BOUND_TO_BODY = new Set(['content-type', 'content-length', 'content-encoding', 'content-language'])

export function isRedirect(status: number, location: unknown): location is string {
  return REDIRECTS.has(status) && typeof location === 'string'
}

/** The next request of a redirect (RFC 9110 §15.4), or a refusal. */
export function nextHop(hop: Hop, status: number, location: string): Hop {
  const url = parseTargetUrl(location, hop.url)
  const origin = hop.url.origin
  if (hop.url.protocol === 'https:' && url.protocol === 'http:') {
    throw new OutboundError('redirect_refused', { origin, code: 'downgrade' })
  }
  const next = becomesGet(hop.method, status) ? asGet(hop, url) : { ...hop, url }
  if (url.origin === origin) return next
  // A body may hold credentials of the first origin (a token request does), and we cannot tell.
  if (next.body !== undefined)
    throw new OutboundError('redirect_refused', { origin, code: 'body_cross_origin' })
  return { ...next, headers: without(next.headers, BOUND_TO_ORIGIN) }
}

function becomesGet(method: string, status: number): boolean {
  return (status === 303 && method !== 'HEAD') || (status < 303 && method === 'POST')
}

function asGet(hop: Hop, url: URL): Hop {
  return { url, method: 'GET', headers: without(hop.headers, BOUND_TO_BODY) }
}

function without(headers: Record<string, string>, names: Set<string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)))
}
