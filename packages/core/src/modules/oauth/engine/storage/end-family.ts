import { recordSecurity } from '../../../../kernel/audit/record.ts'
import { inPlatform } from '../../../../kernel/context.ts'
import type { PlatformTx } from '../../../../kernel/database/transactions.ts'
import { updateGrantRevoked } from '../../grant-store.ts'
import type { EngineRequest } from '../request.ts'

/** Ends every token of an authorisation. Where a spent code or refresh token was presented, the tenant is told. */
export async function endFamily(request: EngineRequest, grantId: string): Promise<void> {
  const { ctx } = request
  const isReplay = request.source?.grant_id === grantId && request.source.consumed_at !== null
  await inPlatform(ctx, 'end of a token family', async tx => {
    const isFirst = await updateGrantRevoked(tx, grantId)
    if (isReplay && isFirst) await recordReplay(tx, request)
  })
}

/** Of several that came with one code at the same moment, all but one came too late: the family is ended already. */
export function tellReplay(request: EngineRequest): Promise<void> {
  const { ctx } = request
  return inPlatform(ctx, 'end of a token family', tx => recordReplay(tx, request))
}

const REUSES: Readonly<Record<string, string>> = {
  RefreshToken: 'oauth.refresh_token_reused',
  DeviceCode: 'oauth.device_code_reused',
}

async function recordReplay(tx: PlatformTx, { ctx, source }: EngineRequest): Promise<void> {
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
