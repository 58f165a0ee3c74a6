import type { KoaContextWithOIDC } from 'oidc-provider'
import { countUnavailable, toAppError } from '../../../../kernel/http/errors.ts'
import { requestOf } from '../request.ts'

/** A fault of ours in the form of OAuth2: one that passes, such as a database that restarts, is worth another try. */
export function answerFault(ctx: KoaContextWithOIDC, fault: unknown): void {
  if (toAppError(fault, () => '').status === 503) {
    countUnavailable(requestOf(ctx).ctx.services, fault)
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
