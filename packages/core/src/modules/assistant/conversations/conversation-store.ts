import { sql } from 'kysely'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'

export type ConversationRow = { id: string; title: string; created_at: string; last_at: string }

const VIEW = sql`id, title, created_at, last_at`

const NEWEST: Readonly<Record<'last_at', readonly KeysetColumn<ConversationRow>[]>> = {
  last_at: [timeKey(sql`last_at`, row => row.last_at), uuidKey(sql`id`, row => row.id)],
}

export async function selectConversations(
  tx: TenantTx,
  personId: string,
  query: PageQuery,
): Promise<Page<ConversationRow>> {
  const wanted = sql`tenant_id = ${tx.tenantId} and person_id = ${personId}::uuid`
  return selectPage<ConversationRow>(tx, query, {
    order: sortedBy(NEWEST, '-last_at'),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from assistant_conversation where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from assistant_conversation where ${wanted}`,
  })
}

/** Of this person alone: that of another is as unknown as one that never was. */
export async function selectConversation(
  tx: TenantTx,
  personId: string,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${VIEW} from assistant_conversation
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid`.execute(tx)
  return rows[0]
}

export async function insertConversation(
  tx: TenantTx,
  personId: string,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<ConversationRow> {
  const { rows } = await sql<ConversationRow>`
    insert into assistant_conversation (id, person_id, title) values (${id}, ${personId}, ${title})
    returning ${VIEW}`.execute(tx)
  return rows[0]!
}

/** The first question names a conversation that has no name yet. */
export async function updateConversationAsked(
  tx: TenantTx,
  id: string,
  { title }: { readonly title: string },
): Promise<void> {
  await sql`
    update assistant_conversation set last_at = date_trunc('milliseconds', now()), title = case when title = '' then ${title} else title end
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export async function deleteConversation(tx: TenantTx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from assistant_conversation
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and person_id = ${personId}::uuid returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** Some at a time; whether there may be more. */
export async function deleteOldConversations(tx: TenantTx, before: Date, limit: number): Promise<boolean> {
  const { rows } = await sql`
    delete from assistant_conversation where tenant_id = ${tx.tenantId} and id = any(array(
      select id from assistant_conversation
       where tenant_id = ${tx.tenantId} and last_at < ${before.toISOString()}::timestamptz order by last_at limit ${limit}))
    returning 1`.execute(tx)
  return rows.length === limit
}
