import type { KoaContextWithOIDC } from 'oidc-provider'
import { recordSecurity } from '../../../../kernel/audit/record.ts'
import { inPlatform } from '../../../../kernel/context.ts'
import { type EngineRequest, requestOf } from '../request.ts'

/** RFC 9449 §5: a refresh token of a public client is bound to the key that it was issued for. */
const BINDING = 'failed jkt verification'

/** The engine refuses the token; whoever presents it without its key has probably taken it from somewhere. */
export function noteForeignKey(koa: KoaContextWithOIDC, error: Error & { error_detail?: string }): void {
  const { source } = requestOf(koa)
  if (source?.model !== 'RefreshToken' || source.payload['jkt'] === undefined || !source.is_alive) return
  if (error.error_detail === BINDING || koa.headers['dpop'] === undefined) requestOf(koa).isForeignKey = true
}

export function recordForeignKey({ ctx, source }: EngineRequest): Promise<void> {
  const { payload, person, tenant_id } = source!
  const clientId = String(payload['clientId'])
  return inPlatform(ctx, 'a token without its key', tx =>
    recordSecurity(
      tx,
      { ...ctx, ...(tenant_id && { tenant: { id: tenant_id } }) },
      {
        action: 'oauth.refresh_token_without_key',
        target: { type: 'client', id: clientId, name: clientId },
        changes: { person: [null, person?.email ?? null] },
      },
    ),
  )
}
