import type { KoaContextWithOIDC } from 'oidc-provider'
import { toAppError } from '../../../../kernel/http/errors.ts'

/** A fault of ours in the form of OAuth2: one that passes, such as a database that restarts, is worth another try. */
export function tellFault(ctx: KoaContextWithOIDC, fault: unknown): void {
  const isPassing = toAppError(fault, '').status === 503
  ctx.status = isPassing ? 503 : 500
  ctx.remove('location')
  if (isPassing) ctx.set('retry-after', '1')
  ctx.body = isPassing
    ? { error: 'temporarily_unavailable', error_description: 'the service is busy, try again' }
    : { error: 'server_error', error_description: 'something went wrong' }
}
