import { recordSecurity } from '../../../../kernel/audit/record.ts'
import { inPlatform } from '../../../../kernel/context.ts'
import type { PlatformTx } from '../../../../kernel/database/transactions.ts'
import { updateGrantRevoked } from '../../grant-store.ts'
import type { EngineRequest } from '../request.ts'

/** Revokes a grant with all its tokens. When a consumed code or token was presented, this is recorded for the tenant. */
export async function endFamily(request: EngineRequest, grantId: string): Promise<void> {
  const { ctx } = request
  const isReplay = request.source?.grant_id === grantId && request.source.consumed_at !== null
  await inPlatform(ctx, 'end of a token family', async tx => {
    const isFirst = await updateGrantRevoked(tx, grantId)
    if (isReplay && isFirst) await recordReplay(tx, request)
  })
}

/** A request with the code or refresh token that it presented. */
type Presented = Pick<EngineRequest, 'ctx' | 'source'>

/** Of several concurrent requests with one code only one succeeds; the grant is revoked already when the others get here. */
export function recordConcurrentReplay(request: Presented): Promise<void> {
  const { ctx } = request
  return inPlatform(ctx, 'end of a token family', tx => recordReplay(tx, request))
}

const REUSES: Readonly<Record<string, string>> = {
  RefreshToken: 'oauth.refresh_token_reused',
  DeviceCode: 'oauth.device_code_reused',
}

async function recordReplay(tx: PlatformTx, { ctx, source }: Presented): Promise<void> {
  const { model, payload, person, tenant_id } = source!
  const clientId = String(payload['clientId'])
  await recordSecurity(
    tx,
    { ...ctx, ...(tenant_id && { tenant: { id: tenant_id } }) },
    {
      action: REUSES[model] ?? 'oauth.code_reused',
      target: { type: 'client', id: clientId, name: clientId },
      changes: { person: [null, person?.email ?? null] },
    },
  )
}
