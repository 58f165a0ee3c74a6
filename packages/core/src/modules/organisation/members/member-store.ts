import { type RawBuilder, sql } from 'kysely'
import type { RoleRef } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { MemberStatus } from '../../tenancy/index.ts'
import { holds, wordsOf } from './member-search.ts'

export type Member = {
  id: string
  email: string
  name: string
  status: MemberStatus
  roles: RoleRef[]
  last_seen_at: string | null
  created_at: string
  version: number
}

type SortField = 'name' | 'email' | 'created_at' | 'last_seen_at'
export type MemberSort = SortField | `-${SortField}`
export type MemberQuery = PageQuery & {
  q?: string
  status?: MemberStatus
  role?: string
  sort?: MemberSort
}

const ID = uuidKey<Member>(sql`m.person_id`, row => row.id)

/** Who was never seen stands before everyone who was. */
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<Member>[]>> = {
  name: [textKey(sql`m.name`, row => row.name, 'names'), ID],
  email: [textKey(sql`m.email`, row => row.email, 'bytes'), ID],
  created_at: [timeKey(sql`m.created_at`, row => row.created_at), ID],
  last_seen_at: [timeKey(sql`coalesce(m.last_seen_at, '-infinity')`, row => row.last_seen_at), ID],
}

const viewOf = (members: RawBuilder<unknown>) => sql`
  select m.person_id as id, m.email, m.name, m.status, coalesce(r.roles, '[]') as roles, m.last_seen_at, m.created_at, m.version
    from ${members} m
    left join lateral (
      select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name) order by o.key) as roles
        from membership_role g join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
       where g.tenant_id = m.tenant_id and g.person_id = m.person_id) r on true`

const ALL = sql`membership`

/** Where to look: among some members alone, or among the first so many of the list. */
export type Reach = { readonly among?: readonly string[] | undefined; readonly first?: number }

export async function listMembers(
  tx: TenantTx,
  query: MemberQuery,
  { among, first }: Reach = {},
): Promise<Page<Member>> {
  const searched = conditions(query, among)
  return selectPage<Member>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => {
      const part = (members: RawBuilder<unknown>, wanted: RawBuilder<unknown>, most: number) =>
        sql`(select * from ${members} m where ${wanted} and ${after} order by ${order} limit ${most})`
      const members = first === undefined ? ALL : part(ALL, conditions({ ...query, q: undefined }), first)
      // Roles are looked up for the page alone, not for everyone it is chosen from.
      return sql`${viewOf(part(members, searched, limit))} order by ${order}`
    },
    count: sql`select count(*) from membership m where ${searched}`,
  })
}

function conditions(
  { q, status, role }: Pick<MemberQuery, 'status' | 'role'> & { q?: string | undefined },
  among?: readonly string[],
): RawBuilder<unknown> {
  const parts = [
    ...(status ? [sql`m.status = ${status}`] : []),
    ...(role ? [sql`exists (${grantOf(role)})`] : []),
    ...(among ? [sql`m.person_id = any(${among}::uuid[])`] : []),
    ...wordsOf(q).map(holds),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

const grantOf = (role: string) => sql`
  select from membership_role g join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
   where g.tenant_id = m.tenant_id and g.person_id = m.person_id and ${isUuid(role) ? sql`o.id = ${role}` : sql`o.key = ${role}`}`

export async function findMember(tx: TenantTx, id: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`${viewOf(ALL)} where m.person_id = ${id}`.execute(tx)
  return rows[0]
}

/** Which of these addresses belong to someone who is in the tenant, or invited to it. */
export async function membersAmong(tx: TenantTx, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from membership where email = any(${emails}::text[]) and status <> 'left'`.execute(tx)
  return new Set(rows.map(row => row.email))
}

/** Which of these ids are not of members. */
export async function strangersAmong(tx: TenantTx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as id
     where not exists (select from membership m where m.person_id = id and m.status <> 'left')`.execute(tx)
  return new Set(rows.map(row => row.id))
}
