import {
  type KeysetOrder,
  type Page,
  type PageQuery,
  type Selectable,
  selectPage,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
} from '@tamga/core'
import type { CampaignContent, ReviewTables } from '../tables.ts'

export type ScheduleRow = Selectable<ReviewTables['review_schedule']>
export type ScheduleTimes = Pick<ScheduleRow, 'name' | 'months' | 'next_at' | 'due_days' | 'paused'>
export type CountedSchedule = ScheduleRow & { campaigns: number }

const tables = (tx: TenantTx) => tx.withTables<ReviewTables>()

const COUNTED = sql`
  select s.*, (select count(*) from review_campaign c where c.tenant_id = s.tenant_id and c.schedule_id = s.id) as campaigns
    from review_schedule s`

const NEXT_FIRST: KeysetOrder<CountedSchedule> = {
  name: 'next_at',
  descending: false,
  columns: [timeKey(sql`s.next_at`, row => row.next_at), uuidKey(sql`s.id`, row => row.id)],
}

export const selectSchedules = (tx: TenantTx, query: PageQuery): Promise<Page<CountedSchedule>> =>
  selectPage<CountedSchedule>(tx, query, {
    order: NEXT_FIRST,
    select: ({ after, order, limit }) => sql`
      ${COUNTED} where s.tenant_id = ${tx.tenantId} and ${after} order by ${order} limit ${limit}`,
    found: sql`from review_schedule where tenant_id = ${tx.tenantId}`,
  })

export async function selectSchedule(tx: TenantTx, id: string): Promise<CountedSchedule | undefined> {
  const { rows } = await sql<CountedSchedule>`
    ${COUNTED} where s.tenant_id = ${tx.tenantId} and s.id = ${id}`.execute(tx)
  return rows[0]
}

export async function lockSchedule(tx: TenantTx, id: string): Promise<ScheduleRow | undefined> {
  return tables(tx)
    .selectFrom('review_schedule')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertSchedule(
  tx: TenantTx,
  times: ScheduleTimes,
  given: { content: CampaignContent; by: { id: string; name: string; email: string } },
): Promise<ScheduleRow> {
  const { content, by } = given
  return tables(tx)
    .insertInto('review_schedule')
    .values({
      ...times,
      content: JSON.stringify(content) as never,
      created_by: by.id,
      created_by_name: by.name,
      created_by_email: by.email,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateSchedule(
  tx: TenantTx,
  id: string,
  changes: Partial<ScheduleTimes> & { last_campaign_id?: string; content?: CampaignContent },
): Promise<ScheduleRow> {
  const { content, ...rest } = changes
  return tables(tx)
    .updateTable('review_schedule')
    .set({
      ...rest,
      ...(content && { content: JSON.stringify(content) as never }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSchedule(tx: TenantTx, id: string): Promise<ScheduleRow | undefined> {
  return tables(tx).deleteFrom('review_schedule').where('id', '=', id).returningAll().executeTakeFirst()
}
