import { type RawBuilder, sql } from 'kysely'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import { escapeLike, searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'

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

type SortField = 'name' | 'created_at'
export type RoleSort = SortField | `-${SortField}`
export type RoleQuery = PageQuery & { q?: string; sort?: RoleSort }

const ID = uuidKey<RoleView>(sql`r.id`, row => row.id)

// Ids grow with time, so the order of creation is theirs.
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<RoleView>[]>> = {
  name: [textKey(sql`r.name`, row => row.name, 'names'), ID],
  created_at: [ID],
}

const VIEW = sql`
  select /* reads all: the holders of each role are counted, by an index alone */ r.id, r.key, r.name, r.description, r.built_in, r.version,
         array(select p.permission from role_permission p where p.tenant_id = r.tenant_id and p.role_id = r.id order by p.permission) as permissions,
         array(select o.person_id from role_owner o where o.tenant_id = r.tenant_id and o.role_id = r.id order by o.person_id)::text[] as owners,
         (select count(*) from membership_role g where g.tenant_id = r.tenant_id and g.role_id = r.id) as members
    from role r`

export async function selectRoles(tx: TenantTx, query: RoleQuery): Promise<Page<RoleView>> {
  const wanted = conditions(query.q)
  return selectPage<RoleView>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      ${VIEW} where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from role r where ${wanted}`,
  })
}

function conditions(q: string | undefined): RawBuilder<unknown> {
  const words = searchWords(q)
  if (words.length === 0) return sql`true`
  const parts = words.map(
    word =>
      sql`lower((r.name || ' ' || r.key) collate platform.names) like '%' || lower(${escapeLike(word)}::text collate platform.names) || '%'`,
  )
  return sql.join(parts, sql` and `)
}

export async function selectRoleView(tx: TenantTx, id: string): Promise<RoleView | undefined> {
  const { rows } = await sql<RoleView>`${VIEW} where r.id = ${id}`.execute(tx)
  return rows[0]
}
