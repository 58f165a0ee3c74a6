import { ADMIN, type GrantEvent, sql, type TenantTx } from '@tamga/core'
import type { CampaignRow } from '../campaigns/campaign-store.ts'

const wanted = (campaign: CampaignRow) => sql`coalesce(i.decision, ${campaign.on_undecided})`

/** A grant whose removal ends the administrator role of its holder. */
const CARRIES_ADMIN = sql`(i.automatic or r.key = ${ADMIN})`

const itemsOf = (tx: TenantTx, campaign: CampaignRow) => sql`
  review_item i
  join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
                    and i.tenant_id = ${tx.tenantId} and i.campaign_id = ${campaign.id}`

const OF_ITEM = sql`g.tenant_id = i.tenant_id and g.person_id = i.person_id and g.role_id = i.role_id`

/** Administrators who would lose the role by the decisions. */
export async function selectLosingAdministrators(
  tx: TenantTx,
  campaign: CampaignRow,
  administrators: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct i.person_id from ${itemsOf(tx, campaign)} join membership_role g on ${OF_ITEM}
     where i.person_id = any(${administrators}::uuid[]) and ${CARRIES_ADMIN} and ${wanted(campaign)} = 'remove'`.execute(
    tx,
  )
  return rows.map(row => row.person_id)
}

export type Removal = GrantEvent & { automatic: boolean }

/** Locks the grants to be removed, without those of the administrator who is spared. */
export async function lockRemovals(
  tx: TenantTx,
  campaign: CampaignRow,
  spared: string | null,
): Promise<Removal[]> {
  const { rows } = await sql<Removal>`
    select i.person_id, i.role_id, i.automatic from ${itemsOf(tx, campaign)} join membership_role g on ${OF_ITEM}
     where ${wanted(campaign)} = 'remove' and not (${CARRIES_ADMIN} and i.person_id is not distinct from ${spared}::uuid)
     order by i.person_id, i.role_id for update of g`.execute(tx)
  return rows
}

export type LostGrant = { person_id: string; person_name: string; status: string; role_key: string }

/** Everything that is about to be taken: the grants to be removed, and whatever else the people hold whose membership ends. */
export async function selectLostGrants(
  tx: TenantTx,
  { removals, leaving }: { removals: readonly GrantEvent[]; leaving: readonly string[] },
): Promise<LostGrant[]> {
  const { rows } = await sql<LostGrant>`
    select g.person_id, m.name as person_name, m.status, r.key as role_key
      from (select person_id, role_id from membership_role
             where tenant_id = ${tx.tenantId} and person_id = any(${leaving}::uuid[])
             union
            select * from unnest(${removals.map(grant => grant.person_id)}::uuid[], ${removals.map(grant => grant.role_id)}::uuid[])) g
      join membership m on m.tenant_id = ${tx.tenantId} and m.person_id = g.person_id
      join role r on r.tenant_id = ${tx.tenantId} and r.id = g.role_id
     order by g.person_id, r.key`.execute(tx)
  return rows
}

/**
 * Writes what becomes of the items before it does: afterwards nobody could tell what was gone already. What is kept as decided,
 * or as announced, needs no word. Answers with how many were removed and how many were gone.
 */
export async function updateOutcomes(
  tx: TenantTx,
  campaign: CampaignRow,
  { spared, leaving }: { spared: string | null; leaving: readonly string[] },
): Promise<{ removed: number; already_gone: number }> {
  const { rows } = await sql<{ removed: number; already_gone: number }>`
    with roles as (
      select r.role_id, array(select p.permission from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.role_id
                               order by p.permission) <> r.permissions as changed
        from review_role r where r.tenant_id = ${tx.tenantId} and r.campaign_id = ${campaign.id}),
    judged as (
      select i.id, ${wanted(campaign)} as wanted, i.decision is null as undecided, g.person_id is not null as held,
             i.person_id in (select unnest(${leaving}::uuid[])) as leaving,
             ${CARRIES_ADMIN} and i.person_id is not distinct from ${spared}::uuid as spared,
             case when g.person_id is null then 'removed'
                  when g.granted_at <> i.granted_at or n.changed then 'changed' end as changed_since
        from ${itemsOf(tx, campaign)} join roles n on n.role_id = i.role_id left join membership_role g on ${OF_ITEM}),
    final as (
      select j.id, j.changed_since,
             case when not j.held then 'already_gone'
                  when j.leaving or (j.wanted = 'remove' and not j.spared) then 'removed'
                  when j.wanted = 'remove' then 'kept' end as outcome,
             case when not j.held then null
                  when j.leaving and j.wanted = 'keep' then 'membership_ended'
                  when j.wanted = 'remove' and j.spared then 'last_admin'
                  when j.wanted = 'remove' and j.undecided then 'undecided' end as reason
        from judged j),
    written as (
      update review_item i set outcome = f.outcome, outcome_reason = f.reason, changed_since = f.changed_since
        from final f
       where i.tenant_id = ${tx.tenantId} and i.id = f.id and (f.outcome is not null or f.changed_since is not null)
      returning i.outcome)
    select count(*) filter (where outcome = 'removed') as removed, count(*) filter (where outcome = 'already_gone') as already_gone
      from written`.execute(tx)
  return rows[0]!
}

/** From open to closed, once. */
export async function updateToClosed(
  tx: TenantTx,
  id: string,
  closing: { by: string; request_id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update review_campaign c
       set status = 'closed', closed_at = date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond',
           closed_by_name = ${closing.by}, closing_request = ${closing.request_id}, version = version + 1,
           kept = n.keep, removed = n.remove
      from (select count(*) filter (where decision = 'keep') as keep, count(*) filter (where decision = 'remove') as remove
              from review_item where tenant_id = ${tx.tenantId} and campaign_id = ${id}) n
     where c.tenant_id = ${tx.tenantId} and c.id = ${id} and c.status = 'open'`.execute(tx)
  return numAffectedRows === 1n
}
