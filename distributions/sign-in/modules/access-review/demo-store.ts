import { ADMIN, type GrantEvent, sql, type TenantTx } from '@tamga/core'

/** Decides every nth item as recommended, but removes only a few, and never a membership or an administrator. */
export async function updateSomeDecided(
  tx: TenantTx,
  campaignId: string,
  { every, comment }: { every: number; comment: string },
): Promise<void> {
  await sql`
    with judged as (
      select i.id, not i.automatic and r.key <> ${ADMIN} and i.recommendation = 'remove' and i.ordinal % 5 = 0 as goes
        from review_item i
        join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
       where i.tenant_id = ${tx.tenantId} and i.campaign_id = ${campaignId} and i.ordinal % ${every} = 0)
    update review_item i
       set decision = case when j.goes then 'remove' else 'keep' end, comment = case when j.goes then ${comment} end,
           decided_by = i.reviewer_id, decided_by_name = m.name, decided_by_email = m.email,
           decided_at = now() + i.ordinal * interval '47 seconds'
      from judged j, membership m
     where i.tenant_id = ${tx.tenantId} and i.id = j.id and m.tenant_id = i.tenant_id and m.person_id = i.reviewer_id`.execute(
    tx,
  )
}

export async function updateCampaignDates(tx: TenantTx, campaignId: string, days: number): Promise<void> {
  await sql`
    update review_campaign set created_at = created_at - ${days + 1} * interval '1 day', opened_at = opened_at - ${days} * interval '1 day'
     where tenant_id = ${tx.tenantId} and id = ${campaignId}`.execute(tx)
  await sql`
    update review_item set decided_at = decided_at - ${days - 1} * interval '1 day'
     where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId} and decided_at is not null`.execute(tx)
}

export async function updateClosedInThePast(
  tx: TenantTx,
  campaignId: string,
  { days, by }: { days: number; by: string },
): Promise<void> {
  await sql`
    update review_item set outcome = 'removed'
     where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId} and decision = 'remove'`.execute(tx)
  await sql`
    update review_campaign c
       set status = 'closed', closed_at = now() - ${days} * interval '1 day', closed_by_name = ${by}, kept = n.keep, removed = n.remove
      from (select count(*) filter (where decision = 'keep') as keep, count(*) filter (where decision = 'remove') as remove
              from review_item where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId}) n
     where c.tenant_id = ${tx.tenantId} and c.id = ${campaignId}`.execute(tx)
}

export async function selectRemovedInThePast(tx: TenantTx, campaignId: string): Promise<GrantEvent[]> {
  const { rows } = await sql<GrantEvent>`
    select person_id, role_id from review_item
     where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId} and outcome = 'removed'`.execute(tx)
  return rows
}
