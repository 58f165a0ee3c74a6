import { type Selectable, sql, type TenantTx } from '@tamga/core'
import type { CampaignContent } from './campaign-store.ts'
import type { ReviewTables } from './tables.ts'

export type ScheduleRow = Selectable<ReviewTables['review_schedule']>
export type ScheduleTimes = Pick<ScheduleRow, 'name' | 'months' | 'next_at' | 'due_days'>

const tables = (tx: TenantTx) => tx.withTables<ReviewTables>()

/** There are few: they come as one page, the next one first. */
export async function selectSchedules(tx: TenantTx): Promise<ScheduleRow[]> {
  return tables(tx)
    .selectFrom('review_schedule')
    .selectAll()
    .orderBy('next_at')
    .orderBy('id')
    .limit(200)
    .execute()
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
  changes: Partial<ScheduleTimes> & { last_campaign_id?: string },
): Promise<ScheduleRow> {
  return tables(tx)
    .updateTable('review_schedule')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteSchedule(tx: TenantTx, id: string): Promise<ScheduleRow | undefined> {
  return tables(tx).deleteFrom('review_schedule').where('id', '=', id).returningAll().executeTakeFirst()
}
