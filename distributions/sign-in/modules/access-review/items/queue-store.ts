import { sql, type TenantTx } from '@tamga/core'
import type { CommentRule, Decision } from '../tables.ts'

export type QueueCampaign = {
  id: string
  name: string
  due_at: string | null
  on_undecided: Decision
  comment_required: CommentRule
}

export async function selectQueueCampaigns(
  tx: TenantTx,
  ids: readonly string[],
): Promise<Map<string, QueueCampaign>> {
  const { rows } = await sql<QueueCampaign>`
    select id, name, due_at, on_undecided, comment_required from review_campaign
     where tenant_id = ${tx.tenantId} and id = any(${[...new Set(ids)]}::uuid[])`.execute(tx)
  return new Map(rows.map(row => [row.id, row]))
}
