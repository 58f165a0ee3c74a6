import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ChangedRow } from '../tables.ts'

/** Whose stream it is, and the session that opened it. */
export type Reader = {
  readonly tenant_id: string
  readonly person_id: string
  readonly session_id: string
  readonly token_hash: Buffer
}

export type FeedState = { readonly is_live: boolean; readonly version: number }

const SELECT_FEEDS: Statement = {
  name: 'feeds of streams',
  role: 'platform',
  isRepeatable: true,
  text: `
    select s.id is not null and m.status = 'active' and t.status = 'active' as is_live, coalesce(f.version, 0) as version
      from unnest($1::uuid[], $2::bytea[], $3::uuid[], $4::uuid[]) with ordinality as w (session_id, token_hash, tenant_id, person_id, place)
      left join lateral (select id from session
                          where token_hash = w.token_hash and id = w.session_id and tenant_id = w.tenant_id
                            and expires_at > now() and idle_expires_at > now() limit 1) s on true
      left join lateral (select status from membership where tenant_id = w.tenant_id and person_id = w.person_id limit 1) m on true
      left join lateral (select status from tenant where id = w.tenant_id limit 1) t on true
      left join lateral (select version from notification_feed
                          where tenant_id = w.tenant_id and person_id = w.person_id limit 1) f on true
     order by w.place`,
}

/** Of each reader: whether the session and the membership are still there, and how new the newest is. In the given order. */
export async function selectFeeds(database: Database, readers: readonly Reader[]): Promise<FeedState[]> {
  const { rows } = await database.run<FeedState>(SELECT_FEEDS, [
    readers.map(reader => reader.session_id),
    readers.map(reader => reader.token_hash),
    readers.map(reader => reader.tenant_id),
    readers.map(reader => reader.person_id),
  ])
  return rows.map(({ is_live, version }) => ({ is_live: is_live === true, version: Number(version) }))
}

export const NEWS_AT_ONCE = 200

/** What is newer than a version, oldest change first, with the version of the same moment; undefined where the session is over. */
export async function selectNews(
  tx: TenantTx,
  reader: Reader,
  since: number,
): Promise<{ version: number; rows: ChangedRow[] } | undefined> {
  const { rows } = await sql<{ version: number; rows: ChangedRow[] | null }>`
    select coalesce((select version from notification_feed
                      where tenant_id = ${tx.tenantId} and person_id = ${reader.person_id}), 0) as version,
           (select json_agg(n order by n.version) from (
              select id, kind, stage, data, at, read_at, version, withdrawn_at is not null as withdrawn from notification
               where tenant_id = ${tx.tenantId} and person_id = ${reader.person_id} and version > ${since}
               order by version limit ${NEWS_AT_ONCE}) n) as rows
      from session
     where token_hash = ${reader.token_hash} and id = ${reader.session_id} and tenant_id = ${tx.tenantId}
       and expires_at > now() and idle_expires_at > now()`.execute(tx)
  const [found] = rows
  return found && { version: Number(found.version), rows: (found.rows ?? []).map(withTimes) }
}

/** JSON of PostgreSQL writes times in a form of its own. */
const withTimes = (row: ChangedRow): ChangedRow => ({
  ...row,
  at: new Date(row.at).toISOString(),
  read_at: row.read_at === null ? null : new Date(row.read_at).toISOString(),
})
