import type { OutboundReason } from '@tamga/core'

export const PROBLEMS = [
  'address_not_allowed',
  'bad_address',
  'conflict',
  'dns_failed',
  'endpoint_missing',
  'forbidden',
  'interrupted',
  'not_scim',
  'rate_limited',
  'redirected',
  'refused',
  'rejected',
  'some_failed',
  'superseded',
  'taken',
  'target_error',
  'timeout',
  'tls_failed',
  'token_unreadable',
  'too_large',
  'unauthorised',
  'unreachable',
] as const

export type ProblemCode = (typeof PROBLEMS)[number]

type About = { http_status?: number; detail?: string | undefined; retryAfter?: number | undefined }

/** Why a push did not succeed; the code has a text in every language, the detail is the target's own. */
export class PushProblem extends Error {
  override name = 'PushProblem'
  readonly code: ProblemCode
  readonly http_status: number | null
  readonly detail: string | null
  /** Milliseconds that the target asked us to wait. */
  readonly retryAfter: number

  constructor(code: ProblemCode, about: About = {}) {
    super(code)
    this.code = code
    this.http_status = about.http_status ?? null
    this.detail = about.detail ?? null
    this.retryAfter = about.retryAfter ?? 0
  }
}

export const CODE_OF: Readonly<Record<OutboundReason, ProblemCode>> = {
  address_not_allowed: 'address_not_allowed',
  bad_url: 'bad_address',
  breaker_open: 'unreachable',
  connect_failed: 'unreachable',
  dns_failed: 'dns_failed',
  redirect_refused: 'redirected',
  timeout: 'timeout',
  tls_failed: 'tls_failed',
  too_large: 'too_large',
}

export function codeOfStatus(status: number): ProblemCode {
  if (status === 401) return 'unauthorised'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'endpoint_missing'
  if (status === 409) return 'conflict'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'target_error'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}
