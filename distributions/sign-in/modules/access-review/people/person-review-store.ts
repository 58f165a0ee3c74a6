import { type GrantReason, type PersonReview, sql, type TenantTx } from '@tamga/core'

const SHOWN = 50

/** What reviews asked and decided about a person, the newest campaign first. */
export async function selectReviewsOfPerson(tx: TenantTx, personId: string): Promise<PersonReview[]> {
  const { rows } = await sql<PersonReview>`
    select i.id, json_build_object('id', c.id, 'name', c.name, 'status', c.status) as campaign,
           json_build_object('id', r.role_id, 'key', r.key, 'name', r.name) as role,
           (select json_build_object('id', m.person_id, 'name', m.name) from membership m
             where m.tenant_id = i.tenant_id and m.person_id = i.reviewer_id) as reviewer,
           i.decision, i.outcome, i.decided_at
      from review_item i
      join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id
      join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
     where i.person_id = ${personId} order by i.campaign_id desc, r.key limit ${sql.lit(SHOWN)}`.execute(tx)
  return rows
}

/** Which roles of a person the last review about them kept. */
export async function selectKeptGrants(tx: TenantTx, personId: string): Promise<GrantReason[]> {
  const { rows } = await sql<GrantReason>`
    select distinct on (i.role_id) i.role_id, 'review' as kind, c.name, i.decided_by_name as by, i.decided_at as at
      from review_item i join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id
     where i.person_id = ${personId} and i.decision = 'keep' and c.status = 'closed'
     order by i.role_id, i.decided_at desc`.execute(tx)
  return rows
}
