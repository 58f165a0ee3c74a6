import type { IncomingHttpHeaders } from 'node:http'

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
