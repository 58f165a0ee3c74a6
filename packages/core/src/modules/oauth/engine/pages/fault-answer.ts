import type { KoaContextWithOIDC } from 'oidc-provider'
import { countUnavailable, toAppError } from '../../../../kernel/http/errors.ts'
import { requestOf } from '../request.ts'

/** A fault of ours in the form of OAuth2: one that passes, such as a database that restarts, is worth another try. */
export function answerFault(ctx: KoaContextWithOIDC, fault: unknown): void {
  const { status, code } = toAppError(fault, () => '')
  if (status === 503) countUnavailable(requestOf(ctx).ctx.services, fault)
  // A code or refresh token that is sent once more, after it was spent by the first request, would count as stolen.
  if (status === 503 && code !== 'outcome_unknown') {
    answerBusy(ctx)
    return
  }
  ctx.remove('location')
  ctx.status = 500
  ctx.body = { error: 'server_error', error_description: 'something went wrong' }
}

export function answerBusy(ctx: KoaContextWithOIDC): void {
  ctx.remove('location')
  ctx.set('retry-after', '1')
  ctx.status = 503
  ctx.body = { error: 'temporarily_unavailable', error_description: 'the service is busy, try again' }
}
