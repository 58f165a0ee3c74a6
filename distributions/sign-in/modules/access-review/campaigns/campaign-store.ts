import {
  newestFirst,
  type Page,
  type PageQuery,
  type Selectable,
  searchWords,
  selectPage,
  sql,
  type TenantTx,
} from '@tamga/core'
import type { CampaignContent, CampaignStatus, ReviewTables } from '../tables.ts'

export type CampaignRow = Selectable<ReviewTables['review_campaign']>
export type CountedCampaign = CampaignRow & { keep: number; remove: number }

const tables = (tx: TenantTx) => tx.withTables<ReviewTables>()

/** Decisions of an open campaign are counted; a closed one has stored counts. */
const COUNTED = sql`
  /* reads much: the decisions of open campaigns are counted */
  select c.*, coalesce(c.kept, n.keep, 0) as keep, coalesce(c.removed, n.remove, 0) as remove
    from review_campaign c
    left join lateral (
      select count(*) filter (where i.decision = 'keep') as keep, count(*) filter (where i.decision = 'remove') as remove
        from review_item i where i.tenant_id = c.tenant_id and i.campaign_id = c.id) n on c.status = 'open'`

export type CampaignFilter = { q?: string; status?: CampaignStatus; schedule?: string }

/** Newest first: ids grow with time. */
export async function selectCampaigns(
  tx: TenantTx,
  query: CampaignFilter & PageQuery,
): Promise<Page<CountedCampaign>> {
  const wanted = conditions(tx, query)
  return selectPage<CountedCampaign>(tx, query, {
    order: newestFirst(sql`c.id`),
    select: ({ after, order, limit }) => sql`
      ${COUNTED} where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from review_campaign c where ${wanted}`,
  })
}

function conditions(tx: TenantTx, { q, status, schedule }: CampaignFilter) {
  const parts = [sql`c.tenant_id = ${tx.tenantId}`]
  if (status) parts.push(sql`c.status = ${status}`)
  if (schedule) parts.push(sql`c.schedule_id = ${schedule}`)
  for (const word of searchWords(q))
    parts.push(
      sql`strpos(lower(c.name collate platform.names), lower(${word}::text collate platform.names)) > 0`,
    )
  return sql.join(parts, sql` and `)
}

export async function selectCampaign(tx: TenantTx, id: string): Promise<CountedCampaign | undefined> {
  const { rows } = await sql<CountedCampaign>`
    ${COUNTED} where c.tenant_id = ${tx.tenantId} and c.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locks the campaign until the transaction ends: of two concurrent transitions the second finds the new state. */
export async function lockCampaign(tx: TenantTx, id: string): Promise<CampaignRow | undefined> {
  return tables(tx)
    .selectFrom('review_campaign')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Raises the statement timeout for a snapshot or a closing, which may cover very many grants. */
export async function updateStatementTimeout(tx: TenantTx): Promise<void> {
  await sql`select set_config('statement_timeout', '120s', true)`.execute(tx)
}

export async function insertCampaign(
  tx: TenantTx,
  content: CampaignContent,
  by: { id: string | null; name: string; email: string | null; schedule_id?: string },
): Promise<string> {
  const { schedule_id = null } = by
  const { id } = await tables(tx)
    .insertInto('review_campaign')
    .values({
      ...content,
      created_by: by.id,
      created_by_name: by.name,
      created_by_email: by.email,
      schedule_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateDraft(tx: TenantTx, id: string, content: CampaignContent): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('review_campaign')
    .set({ ...content, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteDraft(tx: TenantTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('review_campaign')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type PersonRow = { id: string; name: string; email: string; status: string }

/** Members who have not left, among the ids asked for. */
export async function selectMembers(tx: TenantTx, ids: readonly string[]): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select person_id as id, name, email, status from membership
     where tenant_id = ${tx.tenantId} and person_id = any(${ids}::uuid[]) and status <> 'left'`.execute(tx)
  return rows
}

export async function selectRoles(
  tx: TenantTx,
  idsOrKeys: readonly string[],
): Promise<{ id: string; key: string }[]> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from role
     where tenant_id = ${tx.tenantId} and (key = any(${idsOrKeys}::text[]) or id::text = any(${idsOrKeys.map(one => one.toLowerCase())}::text[]))`.execute(
    tx,
  )
  return rows
}
