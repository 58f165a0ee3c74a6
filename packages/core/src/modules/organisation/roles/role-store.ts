import { type RawBuilder, sql } from 'kysely'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { decodeCursor, invalidCursor, type Page, toPage } from '../../../kernel/http/page.ts'
import { escapeLike } from '../../invitations/index.ts'

export type RoleView = {
  id: string
  key: string
  name: string
  description: string
  permissions: string[]
  built_in: boolean
  owners: string[]
  members: number
  version: number
}

export type RoleSort = 'name' | '-name' | 'created_at' | '-created_at'
export type RoleQuery = { limit?: number; cursor?: string; count?: boolean; q?: string; sort?: RoleSort }

const VIEW = sql`
  select r.id, r.key, r.name, r.description, r.built_in, r.version,
         array(select p.permission from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.id order by p.permission) as permissions,
         array(select o.person_id from role_owner o where o.tenant_id = r.tenant_id and o.role_id = r.id order by o.person_id)::text[] as owners,
         (select count(*) from membership_role g where g.tenant_id = r.tenant_id and g.role_id = r.id) as members
    from role r`

export async function listRoles(tx: TenantTx, query: RoleQuery): Promise<Page<RoleView>> {
  const sort = query.sort ?? '-created_at'
  const limit = query.limit ?? 50
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const wanted = conditions(query.q)
  // Ids grow with time, so the order of creation is theirs.
  const order = sort.endsWith('name')
    ? sql`r.name collate platform.names ${direction}, r.id ${direction}`
    : sql`r.id ${direction}`
  const { rows } = await sql<RoleView>`
    ${VIEW} where ${wanted} ${positionAfter(query.cursor, sort)} order by ${order} limit ${limit + 1}`.execute(
    tx,
  )
  const page = toPage(rows, limit, row => [sort, row.name, row.id])
  return query.count ? { ...page, total: await countRoles(tx, wanted) } : page
}

function positionAfter(cursor: string | undefined, sort: RoleSort): RawBuilder<unknown> {
  const values = decodeCursor(cursor, 3)
  if (values === null) return sql``
  const [madeFor, name, id] = values
  if (madeFor !== sort || typeof name !== 'string' || !isUuid(id)) throw invalidCursor()
  const comparison = sort.startsWith('-') ? sql`<` : sql`>`
  if (!sort.endsWith('name')) return sql`and r.id ${comparison} ${id}::uuid`
  return sql`and (r.name collate platform.names, r.id) ${comparison} (${name}::text collate platform.names, ${id}::uuid)`
}

function conditions(q: string | undefined): RawBuilder<unknown> {
  const words = q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []
  if (words.length === 0) return sql`true`
  const parts = words.map(
    word =>
      sql`lower((r.name || ' ' || r.key) collate platform.names) like '%' || lower(${escapeLike(word)}::text collate platform.names) || '%'`,
  )
  return sql.join(parts, sql` and `)
}

async function countRoles(tx: TenantTx, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from role r where ${wanted}`.execute(tx)
  return rows[0]!.count
}

export async function findRoleView(tx: TenantTx, id: string): Promise<RoleView | undefined> {
  const { rows } = await sql<RoleView>`${VIEW} where r.id = ${id}`.execute(tx)
  return rows[0]
}
