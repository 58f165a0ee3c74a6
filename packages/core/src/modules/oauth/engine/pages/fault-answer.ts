import type { KoaContextWithOIDC } from 'oidc-provider'
import { countUnavailable, toAppError } from '../../../../kernel/http/errors.ts'
import type { Services } from '../../../../kernel/services.ts'
import { requestOf } from '../request.ts'

export type OauthAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

const BUSY: OauthAnswer = {
  status: 503,
  headers: { 'retry-after': '1' },
  body: { error: 'temporarily_unavailable', error_description: 'the service is busy, try again' },
}

const FAILED: OauthAnswer = {
  status: 500,
  headers: {},
  body: { error: 'server_error', error_description: 'something went wrong' },
}

/** A fault of ours in the form of OAuth2: one that passes, such as a database that restarts, is worth another try. */
export function faultAnswer(services: Services, fault: unknown): OauthAnswer {
  const { status, code } = toAppError(fault, () => '')
  if (status === 503) countUnavailable(services, fault)
  // A code or refresh token that is sent once more, after it was spent by the first request, would count as stolen.
  return status === 503 && code !== 'outcome_unknown' ? BUSY : FAILED
}

export const answerFault = (ctx: KoaContextWithOIDC, fault: unknown): void =>
  answerWith(ctx, faultAnswer(requestOf(ctx).ctx.services, fault))

export const answerBusy = (ctx: KoaContextWithOIDC): void => answerWith(ctx, BUSY)

function answerWith(ctx: KoaContextWithOIDC, { status, headers, body }: OauthAnswer): void {
  ctx.remove('location')
  ctx.set(headers)
  ctx.status = status
  ctx.body = body
}
