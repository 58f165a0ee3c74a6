import {
  integerKey,
  type KeysetOrder,
  type Page,
  type PageQuery,
  searchWords,
  selectPage,
  sql,
  type TenantTx,
  uuidKey,
} from '@tamga/core'
import type { Decision } from '../tables.ts'

type Sql = ReturnType<typeof sql>
type Person = { id: string; name: string; email: string }

export type ItemRow = {
  id: string
  campaign_id: string
  ordinal: number
  user: Person
  role: { id: string; key: string; name: string }
  automatic: boolean
  permissions: string[]
  granted_at: string
  granted_by: { id: string | null; name: string } | null
  last_seen_at: string | null
  last_used_on: string | null
  recommendation: Decision
  reasons: string[]
  /** The numbers of the reasons. */
  days_unseen: number | null
  days_unused: number | null
  holders: number
  peers: number
  earlier_on: string | null
  changed_since: 'removed' | 'changed' | null
  reviewer: Person
  note: string | null
  decision: Decision | null
  comment: string | null
  decided_by: Person | null
  decided_at: string | null
  outcome: 'removed' | 'kept' | 'already_gone' | null
  outcome_reason: 'last_admin' | 'membership_ended' | 'undecided' | null
}

const OF_ITEM = sql`g.tenant_id = i.tenant_id and g.person_id = i.person_id and g.role_id = i.role_id`

const IS_CLOSED = sql`exists (
  select from review_campaign c where c.tenant_id = i.tenant_id and c.id = i.campaign_id and c.status = 'closed')`

/** How the grant differs from the snapshot; stored at closing. */
const CHANGED = sql`
  case when ${IS_CLOSED} then i.changed_since
       when not exists (select from membership_role g where ${OF_ITEM}) then 'removed'
       when not exists (select from membership_role g where ${OF_ITEM} and g.granted_at = i.granted_at) then 'changed'
       when array(select p.permission from role_permission p where p.tenant_id = i.tenant_id and p.role_id = i.role_id order by p.permission)
            <> (select r.permissions from review_role r where r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id)
         then 'changed' end`

export type ItemFilter = {
  campaign?: string
  reviewer?: string
  decision?: Decision | 'undecided'
  recommendation?: Decision
  outcome?: string
  automatic?: boolean
  changed?: boolean
  role?: string
  user?: string
  q?: string
  items?: readonly string[]
  /** Only items of open campaigns. */
  open?: boolean
}

export function itemConditions(tx: TenantTx, filter: ItemFilter): Sql {
  const parts = [sql`i.tenant_id = ${tx.tenantId}`]
  // Items named one by one are found by their ids, however few rows the planner expects in a campaign it has not counted yet.
  if (filter.campaign && filter.items) parts.push(sql`(i.campaign_id = ${filter.campaign}) is true`)
  else if (filter.campaign) parts.push(sql`i.campaign_id = ${filter.campaign}`)
  if (filter.reviewer) parts.push(sql`i.reviewer_id = ${filter.reviewer}`)
  if (filter.decision === 'undecided') parts.push(sql`i.decision is null`)
  else if (filter.decision) parts.push(sql`i.decision = ${filter.decision}`)
  if (filter.recommendation) parts.push(sql`i.recommendation = ${filter.recommendation}`)
  if (filter.outcome) parts.push(sql`${IS_CLOSED} and coalesce(i.outcome, 'kept') = ${filter.outcome}`)
  if (filter.automatic !== undefined) parts.push(sql`i.automatic = ${filter.automatic}`)
  if (filter.changed !== undefined)
    parts.push(sql`(${CHANGED}) is ${filter.changed ? sql`not null` : sql`null`}`)
  if (filter.role) parts.push(sql`i.role_id = ${filter.role}`)
  if (filter.user) parts.push(sql`i.person_id = ${filter.user}`)
  if (filter.items) parts.push(sql`i.id = any(${filter.items}::uuid[])`)
  if (filter.open)
    parts.push(
      sql`i.campaign_id in (select id from review_campaign where tenant_id = ${tx.tenantId} and status = 'open')`,
    )
  for (const word of searchWords(filter.q))
    parts.push(
      sql`strpos(lower((i.person_name || ' ' || i.person_email) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
    )
  return sql.join(parts, sql` and `)
}

const VIEW = sql`
  select i.id, i.campaign_id, i.ordinal, json_build_object('id', i.person_id, 'name', i.person_name, 'email', i.person_email) as user,
         json_build_object('id', i.role_id, 'key', r.key, 'name', r.name) as role, i.automatic, r.permissions, i.granted_at,
         case when i.granted_by_name is not null then json_build_object('id', i.granted_by, 'name', i.granted_by_name) end as granted_by,
         i.last_seen_at, to_char(i.last_used_on, 'YYYY-MM-DD') as last_used_on, i.recommendation, i.reasons,
         i.unseen_days as days_unseen, i.unused_days as days_unused, r.holders, c.people as peers,
         to_char(i.earlier_at, 'YYYY-MM-DD') as earlier_on, ${CHANGED} as changed_since,
         json_build_object('id', i.reviewer_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as reviewer,
         i.note, i.decision, i.comment,
         case when i.decided_at is not null then json_build_object('id', i.decided_by, 'name', i.decided_by_name, 'email', i.decided_by_email) end as decided_by,
         i.decided_at, case when c.status = 'closed' then coalesce(i.outcome, 'kept') end as outcome,
         case when c.status <> 'closed' then null when i.outcome is null and i.decision is null then 'undecided'
              else i.outcome_reason end as outcome_reason`

const JOINED = sql`
  join review_campaign c on c.tenant_id = i.tenant_id and c.id = i.campaign_id
  join review_role r on r.tenant_id = i.tenant_id and r.campaign_id = i.campaign_id and r.role_id = i.role_id
  left join membership m on m.tenant_id = i.tenant_id and m.person_id = i.reviewer_id`

const AS_OPENED: KeysetOrder<ItemRow> = {
  name: 'ordinal',
  descending: false,
  columns: [
    uuidKey(sql`i.campaign_id`, row => row.campaign_id),
    integerKey(sql`i.ordinal`, row => row.ordinal, 'integer'),
  ],
}

/** The page is selected by the index before anything is joined to it. */
export async function selectItems(
  tx: TenantTx,
  filter: ItemFilter,
  query: PageQuery,
): Promise<Page<ItemRow>> {
  const wanted = itemConditions(tx, filter)
  return selectPage<ItemRow>(tx, query, {
    order: AS_OPENED,
    select: ({ after, order, limit }) => sql`
      ${VIEW} from (select * from review_item i where ${wanted} and ${after} order by ${order} limit ${limit}) i ${JOINED}
       order by ${order}`,
    // Whoever closes a campaign must know how many rights are removed, to the last one.
    found: sql`/* reads all: the items of a campaign are counted to the last one */ from review_item i where ${wanted}`,
    countAtMost: Number.POSITIVE_INFINITY,
  })
}

export async function selectItem(tx: TenantTx, id: string): Promise<ItemRow | undefined> {
  const { items } = await selectItems(tx, { items: [id] }, { limit: 1 })
  return items[0]
}
