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

export type AgentRow = {
  id: string
  person_id: string
  client_id: string
  user: { id: string; name: string; email: string }
  connected_at: string
  last_used_at: string
  calls: number
}

const VIEW = sql`a.id, a.person_id, a.client_id, a.connected_at, a.last_used_at, a.calls::int as calls,
  json_build_object('id', m.person_id, 'name', m.name, 'email', m.email) as user`
const FROM = sql`mcp_agent a join membership m on m.tenant_id = a.tenant_id and m.person_id = a.person_id`

const NEWEST: Readonly<Record<'last_used_at', readonly KeysetColumn<AgentRow>[]>> = {
  last_used_at: [timeKey(sql`a.last_used_at`, row => row.last_used_at), uuidKey(sql`a.id`, row => row.id)],
}

/** Of one person, or of all where none is named; the last used first. */
export async function selectAgents(
  tx: TenantTx,
  personId: string | null,
  query: PageQuery,
): Promise<Page<AgentRow>> {
  const own = personId === null ? sql`true` : sql`a.person_id = ${personId}::uuid`
  const wanted = sql`a.tenant_id = ${tx.tenantId} and ${own}`
  return selectPage<AgentRow>(tx, query, {
    order: sortedBy(NEWEST, '-last_used_at'),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from ${FROM} where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from mcp_agent a where ${wanted}`,
  })
}

export async function selectAgent(tx: TenantTx, id: string): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`
    select ${VIEW} from ${FROM} where a.tenant_id = ${tx.tenantId} and a.id = ${id}::uuid`.execute(tx)
  return rows[0]
}

/** Whether it is the first time. */
export async function upsertAgent(
  tx: TenantTx,
  {
    id,
    person_id,
    client_id,
  }: { readonly id: string; readonly person_id: string; readonly client_id: string },
): Promise<boolean> {
  const { rows } = await sql<{ calls: number }>`
    insert into mcp_agent as a (id, person_id, client_id, calls) values (${id}, ${person_id}, ${client_id}, 1)
    on conflict (tenant_id, person_id, client_id) do update
       set calls = a.calls + 1, last_used_at = date_trunc('milliseconds', now())
    returning calls::int as calls`.execute(tx)
  return rows[0]!.calls === 1
}

export async function deleteAgent(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from mcp_agent where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
