import { errors } from 'jose'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { OutboundError } from '../outbound/outbound-error.ts'

/** `unavailable`: try later · `denied`: the person or the provider said no · `failed`: the answer does not hold. */
export type OidcFault = 'unavailable' | 'denied' | 'failed'

/** A failed sign-in at another provider. The reason is logged and never shown. */
export class OidcError extends Error {
  readonly fault: OidcFault
  readonly reason: string

  constructor(fault: OidcFault, reason: string, cause?: unknown) {
    super(`${fault}: ${reason}`, { cause })
    this.name = 'OidcError'
    this.fault = fault
    this.reason = reason
  }
}

const REFUSALS = new Set(['access_denied', 'login_required', 'consent_required', 'interaction_required'])
/** Of the library that asks for keys: no answer in time, and an answer other than 200. */
const KEYS_UNREACHABLE = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'])
const OUTAGES = new Set(['server_error', 'temporarily_unavailable'])

export function toOidcError(error: unknown): OidcError {
  if (error instanceof OidcError) return error
  if (error instanceof AuthorizationResponseError) return ofAnswer(error.error, error)
  if (isOutage(error)) return new OidcError('unavailable', outboundError(error)?.reason ?? 'outage', error)
  if (error instanceof ResponseBodyError) return new OidcError('failed', storable(error.error), error)
  return new OidcError('failed', codeOf(error), error)
}

function ofAnswer(code: string, cause: unknown): OidcError {
  if (REFUSALS.has(code)) return new OidcError('denied', code, cause)
  return new OidcError(OUTAGES.has(code) ? 'unavailable' : 'failed', storable(code), cause)
}

/** The provider chose these characters; a log line takes few of them. */
const storable = (text: string): string => text.replace(/[^\w.-]/g, '?').slice(0, 60)

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : 'unexpected'
}

/** Whether the provider was unreachable or failing: such failures open the circuit. */
export function isOutage(error: unknown): boolean {
  if (outboundError(error)) return true
  if (error instanceof ResponseBodyError) return error.status >= 500
  if (error instanceof errors.JOSEError) return KEYS_UNREACHABLE.has(error.code)
  if (!(error instanceof ClientError)) return false
  const status = (error.cause as { status?: unknown } | undefined)?.status
  return error.code === 'OAUTH_TIMEOUT' || (typeof status === 'number' && status >= 500)
}

export function outboundError(error: unknown): OutboundError | undefined {
  for (let link = error, depth = 0; link instanceof Error && depth < 5; link = link.cause, depth += 1)
    if (link instanceof OutboundError) return link
  return undefined
}
