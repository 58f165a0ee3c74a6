import { parseTargetUrl } from './address/target-url.ts'
import type { OutboundRequest, OutboundResponse } from './message.ts'

type FetchInput = string | URL | Request
type FetchInit = ConstructorParameters<typeof Request>[1]
/** The part of `fetch` that libraries such as openid-client use (their `customFetch`). */
export type OutboundFetch = (input: FetchInput, init?: FetchInit) => Promise<Response>

type Send = (request: OutboundRequest) => Promise<OutboundResponse>

const REDIRECT = { follow: 'follow', error: 'refuse', manual: 'manual' } as const
// Fetch Standard, "null body status".
const NO_BODY = new Set([204, 205, 304])
// They describe the coded body, and the caller gets the decoded one.
const OF_CODED_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

export function createFetch(send: Send): OutboundFetch {
  return async (input, init) => {
    // Before `Request` sees it: that would put a URL with credentials into its own error message.
    parseTargetUrl(input instanceof Request ? input.url : input)
    const request = new Request(input, init)
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined
    const response = await send({
      url: request.url,
      method: request.method,
      headers: Object.fromEntries(request.headers),
      body,
      redirect: REDIRECT[request.redirect],
      decompress: true,
      signal: request.signal,
    })
    return toFetchResponse(response)
  }
}

function toFetchResponse({ status, headers, body, url }: OutboundResponse): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    OF_CODED_BODY.has(name) || value === undefined ? [] : [value].flat().map(one => [name, one] as const),
  )
  const copy = new Headers()
  for (const [name, value] of pairs) copy.append(name, value)
  const response = new Response(NO_BODY.has(status) ? null : new Uint8Array(body), { status, headers: copy })
  return Object.defineProperty(response, 'url', { value: url })
}
