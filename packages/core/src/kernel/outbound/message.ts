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
  /** Milliseconds for all attempts and the waits between them: whoever asked waits no longer. Twice the timeout unless told. */
  deadline?: number
  /** Further attempts after a failed one; only for idempotent methods unless `retryAnyMethod`. */
  retries?: number
  retryAnyMethod?: boolean
  /** `refuse` fails on a redirect, `manual` hands it back, `follow` goes along at most three, each checked. */
  redirect?: 'refuse' | 'manual' | 'follow'
  /** Accept and decode gzip, deflate and br. Otherwise `identity` is asked for and nothing is decoded. */
  decompress?: boolean
  /** The caller keeps a schedule of attempts of its own: the breaker neither stops nor counts it. */
  pastBreaker?: boolean
  /** In PEM form: the authorities that this call trusts, and no others. Its connections are shared with no call that trusts others. */
  ca?: string
  /** Called with each piece of a 200 answer as it arrives; the whole answer comes at the end all the same. Not together with `decompress`. */
  onChunk?: (chunk: Buffer) => void
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

/** A far side that a breaker spares: of the calls to it, how many are refused, 0 to 1. */
export type SparedTarget = { readonly target: string; readonly share: number }
