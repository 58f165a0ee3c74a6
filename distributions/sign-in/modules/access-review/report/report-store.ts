import { sql, type TenantTx } from '@tamga/core'
import type { CampaignRow } from '../campaigns/campaign-store.ts'

/** The roles under review: as they were at the snapshot, or for a draft as they are now. */
export async function selectScopeRoles(
  tx: TenantTx,
  campaign: CampaignRow,
): Promise<{ key: string; name: string }[]> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from review_role where tenant_id = ${tx.tenantId} and campaign_id = ${campaign.id}
    union select key, name from role where tenant_id = ${tx.tenantId} and id = any(${campaign.scope_roles ?? []}::uuid[])
    order by name`.execute(tx)
  return rows
}
