import { sql, type TenantTx } from '@tamga/core'

/** Active members who may decide, longest membership first: the fallback where no named reviewer may. */
export async function selectDeciders(tx: TenantTx, permissions: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    /* reads all: who holds a role that may decide is asked when a campaign opens */
    select distinct m.person_id, m.created_at from membership m
      join membership_role g on g.tenant_id = m.tenant_id and g.person_id = m.person_id
      join role_permission p on p.tenant_id = g.tenant_id and p.role_id = g.role_id and p.permission = any(${permissions}::text[])
     where m.tenant_id = ${tx.tenantId} and m.status = 'active'
     order by m.created_at, m.person_id limit 100`.execute(tx)
  return rows.map(row => row.person_id)
}

/** In the order they were given. */
export async function selectActive(tx: TenantTx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from unnest(${ids}::uuid[]) with ordinality as a (id, place)
      join membership m on m.tenant_id = ${tx.tenantId} and m.person_id = a.id and m.status = 'active'
     order by a.place`.execute(tx)
  return rows.map(row => row.id)
}

export async function selectUndecidedByReviewer(
  tx: TenantTx,
  campaignId: string,
): Promise<{ reviewer_id: string; items: number }[]> {
  const { rows } = await sql<{ reviewer_id: string; items: number }>`
    select reviewer_id, count(*) as items from review_item
     where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId} and decision is null
     group by reviewer_id order by reviewer_id`.execute(tx)
  return rows
}

export type Progress = {
  reviewer: { id: string; name: string; email: string }
  total: number
  decided: number
  keep: number
  remove: number
  fast: number
  against_recommendation: number
}

/** A decision is fast when the same person decided another within these seconds before. */
export async function selectProgressByReviewer(
  tx: TenantTx,
  campaignId: string,
  fastSeconds: number,
): Promise<Progress[]> {
  const { rows } = await sql<Progress>`
    with decided as (
      select *, decided_at - lag(decided_at) over (partition by decided_by order by decided_at, ordinal) as pause
        from review_item where tenant_id = ${tx.tenantId} and campaign_id = ${campaignId})
    select json_build_object('id', d.reviewer_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as reviewer,
           count(*) as total, count(decision) as decided,
           count(*) filter (where decision = 'keep') as keep, count(*) filter (where decision = 'remove') as remove,
           count(*) filter (where pause < ${fastSeconds} * interval '1 second') as fast,
           count(*) filter (where decision <> recommendation) as against_recommendation
      from decided d left join membership m on m.tenant_id = d.tenant_id and m.person_id = d.reviewer_id
     group by d.reviewer_id, m.name, m.email order by m.name collate platform.names, d.reviewer_id`.execute(
    tx,
  )
  return rows
}

export type ProgressOfRole = {
  role: { id: string; key: string; name: string }
  total: number
  decided: number
  keep: number
  remove: number
}

/** Names of roles are those of the snapshot: a role may have been renamed or deleted since. */
export async function selectProgressByRole(tx: TenantTx, campaignId: string): Promise<ProgressOfRole[]> {
  const { rows } = await sql<ProgressOfRole>`
    select json_build_object('id', i.role_id, 'key', r.key, 'name', r.name) as role,
           count(*) as total, count(i.decision) as decided,
           count(*) filter (where i.decision = 'keep') as keep, count(*) filter (where i.decision = 'remove') as remove
      from review_item i
      join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
     where i.tenant_id = ${tx.tenantId} and i.campaign_id = ${campaignId}
     group by i.role_id, r.key, r.name
     order by count(*) - count(i.decision) desc, count(*) desc, r.name collate platform.names`.execute(tx)
  return rows
}
