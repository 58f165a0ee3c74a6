import { EVERYTHING, sql, type TenantTx, USER } from '@tamga/core'
import type { CampaignContent } from '../tables.ts'
import type { CampaignRow } from './campaign-store.ts'

/** A campaign as far as its snapshot depends on it: saved, or still being written. */
export type PlannedCampaign = CampaignContent & Pick<CampaignRow, 'created_by'>

/** Possible reviewers of items, beside the owners of the role. */
export type Candidates = { named: string[]; fallback: string | null; others: string[] }

/** A person who was not seen, or a grant that was not used, for longer than this is recommended for removal. */
const UNSEEN_DAYS = 30
const UNUSED_DAYS = 90

type Sql = ReturnType<typeof sql>

/**
 * Every grant of the scope as it is now, with the evidence on it and the reviewer it falls to: one statement sees one moment.
 * Everything about one person goes to one reviewer, unless it is about that reviewer.
 */
function assigned(tx: TenantTx, campaign: PlannedCampaign, candidates: Candidates): Sql {
  return sql`
    /* reads all: a campaign is a snapshot of the whole organisation */
    lists as (
      select ${candidates.named}::uuid[] as named, ${candidates.others}::uuid[] as others, ${candidates.fallback}::uuid as fallback,
             ${campaign.self_review}::boolean as self_review, ${campaign.reviewer_rule}::text as rule),
    ${grants(tx, campaign)},
    ${evidence(tx)},
    owners as (
      select o.role_id, array_agg(o.person_id order by o.person_id) as people
        from role_owner o join membership m on m.tenant_id = o.tenant_id and m.person_id = o.person_id and m.status = 'active'
       where o.tenant_id = ${tx.tenantId} group by o.role_id),
    heads as (
      select a.unit_id, array_agg(u.manager_id order by a.distance) as people
        from unit_ancestor a
        join unit u on u.tenant_id = a.tenant_id and u.id = a.ancestor_id
        join members m on m.person_id = u.manager_id and m.status = 'active'
       where a.tenant_id = ${tx.tenantId} group by a.unit_id),
    assigned as (
      select j.*, coalesce(
               case l.rule when 'role_owners' then ${pick(sql`coalesce(o.people, '{}')`)}
                           when 'managers' then coalesce(own.person_id, ${UNIT_MANAGER})
                           when 'unit_managers' then ${UNIT_MANAGER}
                           else ${pick(sql`l.named`)} end,
               case when l.self_review or l.fallback <> j.person_id then l.fallback end,
               ${pick(sql`l.named`)}, ${pick(sql`l.others`)}) as reviewer_id
        from judged j cross join lists l left join owners o on o.role_id = j.role_id
        left join heads h on h.unit_id = j.unit_id
        left join members own on own.person_id = j.manager_id and own.status = 'active' and own.person_id <> j.person_id)`
}

/** Distributes items in turn; nobody reviews their own grants. */
const pick = (list: Sql): Sql => sql`
  case when cardinality(${list}) = 0 then null
       when l.self_review or (${list})[j.turn % cardinality(${list}) + 1] <> j.person_id
         then (${list})[j.turn % cardinality(${list}) + 1]
       when cardinality(${list}) > 1 then (${list})[(j.turn + 1) % cardinality(${list}) + 1] end`

/** Of the nearest unit above that somebody else manages. */
const UNIT_MANAGER = sql`(array_remove(h.people, j.person_id))[1]`

const grants = (tx: TenantTx, campaign: PlannedCampaign): Sql => sql`
  members as materialized (
    select person_id, name, email, status, last_seen_at, unit_id, manager_id,
           (row_number() over (order by name collate platform.names, person_id))::int as turn
      from membership where tenant_id = ${tx.tenantId} and status <> 'left'),
  held as materialized (
    select g.person_id, g.role_id, r.key = ${USER} as automatic, g.granted_at, g.granted_by, g.granted_by_name,
           m.name, m.email, m.status, m.last_seen_at, m.unit_id, m.manager_id, m.turn, r.key, r.name as role_name,
           row_number() over (order by m.turn, r.key collate "C") as ordinal
      from membership_role g
      join members m on m.person_id = g.person_id
      join role r on r.tenant_id = g.tenant_id and r.id = g.role_id
     where g.tenant_id = ${tx.tenantId}
       and case when r.key = ${USER} then ${campaign.include_default_role}::boolean
                else ${campaign.scope_roles}::uuid[] is null or g.role_id = any(${campaign.scope_roles}::uuid[]) end
       and (${campaign.scope_members}::uuid[] is null or g.person_id = any(${campaign.scope_members}::uuid[]))
       and (${campaign.scope_units}::uuid[] is null or m.unit_id in (
             select a.unit_id from unit_ancestor a
              where a.tenant_id = ${tx.tenantId} and a.ancestor_id = any(${campaign.scope_units}::uuid[]))))`

/** The evidence for a reviewer: last seen, last used, number of holders, last decision. */
const evidence = (tx: TenantTx): Sql => sql`
  uses as (
    select h.person_id, h.role_id, max(u.last_used_on) as last_used_on
      from held h
      join role_permission p on p.tenant_id = ${tx.tenantId} and p.role_id = h.role_id
      join permission_use u on u.tenant_id = ${tx.tenantId} and u.person_id = h.person_id
                           and (u.permission = p.permission or p.permission = ${EVERYTHING})
     group by h.person_id, h.role_id),
  abilities as (
    select role_id, array_agg(permission order by permission) as permissions
      from role_permission where tenant_id = ${tx.tenantId} group by role_id),
  earlier as (
    select person_id, role_id, max(${MOMENT_AND_DECISION}) as word
      from review_item i
      join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id and c.status = 'closed'
     where i.tenant_id = ${tx.tenantId} and i.decision is not null group by person_id, role_id),
  facts as (
    select h.*, u.last_used_on, a.permissions, e.word % 2 = 1 as removed_before,
           to_timestamp(div(e.word, 2) / 1000.0) as earlier_at,
           floor(extract(epoch from now() - h.last_seen_at) / 86400)::int as unseen,
           current_date - u.last_used_on as unused,
           h.granted_at < now() - ${UNSEEN_DAYS} * interval '1 day' as settled
      from held h
      left join abilities a on a.role_id = h.role_id
      left join uses u on u.person_id = h.person_id and u.role_id = h.role_id
      left join earlier e on e.person_id = h.person_id and e.role_id = h.role_id),
  judged as (
    select f.*, ${REASONS} as reasons,
           case when ${SPEAKS_FOR_REMOVAL} then 'remove' else 'keep' end as recommendation from facts f)`

/** The latest decision as one number, so that it can be hashed: milliseconds, and in the last bit whether it was a removal. */
const MOMENT_AND_DECISION = sql`(extract(epoch from c.closed_at) * 1000)::bigint * 2 + (i.decision = 'remove')::int`

const REASONS = sql`
  array_remove(array[
    case when f.status = 'suspended' then 'member_suspended'
         when f.status = 'invited' then 'never_joined'
         when f.last_seen_at is null then 'never_seen'
         when f.unseen > ${UNSEEN_DAYS} then 'not_seen'
         else 'seen' end,
    case when f.automatic or f.permissions is null then null
         when f.last_used_on is null then case when f.settled then 'never_used' end
         when f.unused > ${UNUSED_DAYS} then 'not_used'
         else 'used' end,
    case when not f.automatic then 'peers' end,
    case when f.removed_before then 'removed_before' when f.earlier_at is not null then 'kept_before' end
  ], null)`

const SPEAKS_FOR_REMOVAL = sql`
  f.status = 'suspended'
  or (f.last_seen_at is null and f.settled) or coalesce(f.unseen > ${UNSEEN_DAYS}, false)
  or (not f.automatic and (coalesce(f.removed_before, false) or coalesce(f.unused > ${UNUSED_DAYS}, false)
                           or (f.permissions is not null and f.last_used_on is null and f.settled)))`

/**
 * Reads each table once and joins by hashing. Right after many grants arrived the server still believes that there are few, and would go
 * through all of one table for each row of another.
 */
async function withoutNestedLoops<T>(tx: TenantTx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx)
  const result = await work()
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx)
  return result
}

/** Copies the state into the campaign. Answers with how many items and members there are; an item that nobody may judge fails the statement. */
export async function insertSnapshot(
  tx: TenantTx,
  campaign: CampaignRow,
  candidates: Candidates,
): Promise<{ total: number; people: number }> {
  const statement = sql<{ total: number; people: number }>`
    with ${assigned(tx, campaign, candidates)},
    holders as (
      select g.role_id, count(*) as count from membership_role g join members m on m.person_id = g.person_id
       where g.tenant_id = ${tx.tenantId} group by g.role_id),
    roles as (
      insert into review_role (campaign_id, role_id, key, name, permissions, holders)
      select ${campaign.id}::uuid, r.id, r.key, r.name, coalesce(a.permissions, '{}'), n.count
        from role r join holders n on n.role_id = r.id left join abilities a on a.role_id = r.id
       where r.tenant_id = ${tx.tenantId}),
    items as (
      insert into review_item (campaign_id, ordinal, person_id, person_name, person_email, role_id, automatic, granted_at, granted_by,
                               granted_by_name, last_seen_at, last_used_on, recommendation, reasons, unseen_days, unused_days,
                               earlier_at, reviewer_id)
      select ${campaign.id}::uuid, ordinal, person_id, name, email, role_id, automatic, granted_at, granted_by, granted_by_name,
             last_seen_at, last_used_on, recommendation, reasons, unseen, unused, earlier_at, reviewer_id from assigned
      returning 1)
    select (select count(*) from items) as total, (select count(*) from members) as people`
  const { rows } = await withoutNestedLoops(tx, () => statement.execute(tx))
  return rows[0]!
}

export type Forecast = {
  total: number
  automatic: number
  people: number
  roles: number
  recommended_removals: number
  unassigned: number
  reviewers: { reviewer: { id: string; name: string; email: string }; items: number }[]
}

/** What the snapshot would hold if it were taken now. */
export async function selectForecast(
  tx: TenantTx,
  campaign: PlannedCampaign,
  candidates: Candidates,
): Promise<Forecast> {
  const statement = sql<Forecast>`
    with ${assigned(tx, campaign, candidates)},
    loads as (
      select a.reviewer_id, m.name, m.email, count(*) as items
        from assigned a join membership m on m.tenant_id = ${tx.tenantId} and m.person_id = a.reviewer_id
       group by a.reviewer_id, m.name, m.email)
    select count(*) as total, count(*) filter (where automatic) as automatic, count(distinct person_id) as people,
           count(distinct role_id) as roles, count(*) filter (where recommendation = 'remove') as recommended_removals,
           count(*) filter (where reviewer_id is null) as unassigned,
           (select coalesce(json_agg(json_build_object('reviewer', json_build_object('id', l.reviewer_id, 'name', l.name, 'email', l.email),
                                                       'items', l.items) order by l.items desc, l.reviewer_id), '[]')
              from loads l) as reviewers
      from assigned`
  const { rows } = await withoutNestedLoops(tx, () => statement.execute(tx))
  return rows[0]!
}

/** From draft to open, once. */
export async function updateToOpen(
  tx: TenantTx,
  id: string,
  { total, people }: { total: number; people: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update review_campaign
       set status = 'open', opened_at = date_trunc('milliseconds', clock_timestamp()), total = ${total}, people = ${people}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id} and status = 'draft'`.execute(tx)
  return numAffectedRows === 1n
}
