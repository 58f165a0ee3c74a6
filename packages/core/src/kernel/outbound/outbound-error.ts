export type OutboundReason =
  | 'address_not_allowed'
  | 'timeout'
  | 'too_large'
  | 'breaker_open'
  | 'connect_failed'
  | 'tls_failed'
  | 'dns_failed'
  | 'redirect_refused'
  | 'bad_url'

const TEXTS: Record<OutboundReason, string> = {
  address_not_allowed: 'the address is not public and not in OUTBOUND_ALLOW',
  timeout: 'no complete answer in time',
  too_large: 'the answer is larger than allowed',
  breaker_open: 'the host failed repeatedly and is spared most calls',
  connect_failed: 'the connection failed',
  tls_failed: 'the TLS handshake or certificate check failed',
  dns_failed: 'the host name could not be resolved',
  redirect_refused: 'the redirect was refused',
  bad_url: 'the URL is not an http or https URL without credentials',
}

/** The message names the origin at most: never path, query, header or body. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  reason: OutboundReason
  origin: string | undefined
  /** The system's or library's code, e.g. ECONNREFUSED or CERT_HAS_EXPIRED. */
  code: string | undefined
  /** Milliseconds after which another try makes sense, where known. */
  retryAfter: number | undefined

  constructor(reason: OutboundReason, about: { origin?: string; code?: string; retryAfter?: number } = {}) {
    super(about.origin ? `${about.origin}: ${TEXTS[reason]}` : TEXTS[reason])
    this.reason = reason
    this.origin = about.origin
    this.code = about.code
    this.retryAfter = about.retryAfter
  }
}

const REASONS: Record<string, OutboundReason> = {
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  UND_ERR_HEADERS_OVERFLOW: 'too_large',
  HPE_HEADER_OVERFLOW: 'too_large',
  ERR_BUFFER_TOO_LARGE: 'too_large',
  ENOTFOUND: 'dns_failed',
  ENODATA: 'dns_failed',
  ESERVFAIL: 'dns_failed',
  EAI_AGAIN: 'dns_failed',
  EAI_FAIL: 'dns_failed',
  EPROTO: 'tls_failed',
  UND_ERR_INVALID_ARG: 'bad_url',
}

const TLS_CODE =
  /^(?:ERR_TLS|ERR_SSL|CERT_|CRL_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/

export function toOutboundError(error: unknown, origin: string): OutboundError {
  const known = findKnown(error)
  if (known) return known
  const code = readCode(error)
  if (code && TLS_CODE.test(code)) return new OutboundError('tls_failed', { origin, code })
  return new OutboundError((code && REASONS[code]) || 'connect_failed', { origin, code })
}

function findKnown(error: unknown): OutboundError | undefined {
  if (error instanceof OutboundError) return error
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof OutboundError ? cause : undefined
}

function readCode(error: unknown): string | undefined {
  const { code, errors } = (error ?? {}) as { code?: unknown; errors?: unknown[] }
  if (typeof code === 'string') return code
  return Array.isArray(errors) && errors.length > 0 ? readCode(errors[0]) : undefined
}
