import { sql, type TenantTx } from '@tamga/core'

export type WaitingReview = {
  campaign_id: string
  campaign: string
  due_at: string | null
  reviewer_id: string
  count: number
}

/** What each reviewer has left to decide in each open campaign; of these people alone where they are given. */
export async function selectWaitingReviews(
  tx: TenantTx,
  people: readonly string[] | undefined,
): Promise<WaitingReview[]> {
  const { rows } = await sql<WaitingReview>`
    /* reads much: the items of open campaigns, counted when one is opened, reassigned or closed, and once an hour */
    select c.id as campaign_id, c.name as campaign, c.due_at, i.reviewer_id, count(*) as count
      from review_campaign c
      join review_item i on i.tenant_id = c.tenant_id and i.campaign_id = c.id and i.decision is null
     where c.tenant_id = ${tx.tenantId} and c.status = 'open'
       ${people ? sql`and i.reviewer_id = any(${people}::uuid[])` : sql``}
     group by c.id, c.name, c.due_at, i.reviewer_id`.execute(tx)
  return rows
}
