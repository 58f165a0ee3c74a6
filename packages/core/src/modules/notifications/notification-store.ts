import { sql } from 'kysely'
import {
  type KeysetOrder,
  type PageQuery,
  selectPage,
  timeKey,
  uuidKey,
} from '../../kernel/database/keyset.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import type { NotificationRow } from './tables.ts'

/** Whose notifications, and of which kinds. */
export type Shown = { readonly person_id: string; readonly kinds: readonly string[] }

const NEWEST_FIRST: KeysetOrder<NotificationRow> = {
  name: '-at',
  descending: true,
  columns: [timeKey(sql`at`, row => row.at), uuidKey(sql`id`, row => row.id)],
}

const shownTo = (tx: TenantTx, { person_id, kinds }: Shown) =>
  sql`tenant_id = ${tx.tenantId} and person_id = ${person_id} and withdrawn_at is null and kind = any(${kinds}::text[])`

export async function selectNotifications(
  tx: TenantTx,
  shown: Shown,
  query: PageQuery & { unread?: boolean },
): Promise<Page<NotificationRow>> {
  const wanted = query.unread
    ? sql`${shownTo(tx, shown)} and read_at is null`
    : query.unread === false
      ? sql`${shownTo(tx, shown)} and read_at is not null`
      : shownTo(tx, shown)
  return selectPage<NotificationRow>(tx, query, {
    order: NEWEST_FIRST,
    select: ({ after, order, limit }) => sql`
      select id, kind, stage, data, at, read_at from notification where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from notification where ${wanted}`,
  })
}

export async function countUnread(tx: TenantTx, shown: Shown): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from notification where ${shownTo(tx, shown)} and read_at is null`.execute(tx)
  return rows[0]!.count
}

/** Whoever changes what a person is told holds this lock until the end: versions are committed in their order. */
async function lockFeed(tx: TenantTx, personId: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    insert into notification_feed as f (person_id) values (${personId})
    on conflict (tenant_id, person_id) do update set version = f.version returning version`.execute(tx)
  return Number(rows[0]!.version)
}

/** Marks notifications as read: all that are shown, or those with these ids. Answers how many were unread. */
export async function updateRead(tx: TenantTx, shown: Shown, ids: readonly string[] | null): Promise<number> {
  const version = await lockFeed(tx, shown.person_id)
  const wanted = ids === null ? shownTo(tx, shown) : sql`${shownTo(tx, shown)} and id = any(${ids}::uuid[])`
  const { rows } = await sql`
    with chosen as (
      select id, row_number() over (order by version) as place from notification where ${wanted} and read_at is null)
    update notification n set read_at = date_trunc('milliseconds', now()), version = ${version} + c.place
      from chosen c where n.tenant_id = ${tx.tenantId} and n.id = c.id returning 1`.execute(tx)
  await updateFeedVersion(tx, shown.person_id, version + rows.length)
  return rows.length
}

async function updateFeedVersion(tx: TenantTx, personId: string, version: number): Promise<void> {
  await sql`update notification_feed set version = ${version}
             where tenant_id = ${tx.tenantId} and person_id = ${personId}`.execute(tx)
}

/** The person chose something else to be told of: readers count anew. */
export async function updateFeedTouched(tx: TenantTx, personId: string): Promise<void> {
  await updateFeedVersion(tx, personId, (await lockFeed(tx, personId)) + 1)
}
