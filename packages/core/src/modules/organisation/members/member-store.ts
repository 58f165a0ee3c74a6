import { type RawBuilder, sql } from 'kysely'
import type { RoleRef } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { decodeCursor, invalidCursor, type Page, toPage } from '../../../kernel/http/page.ts'
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
export type MemberQuery = {
  limit?: number
  cursor?: string
  count?: boolean
  q?: string
  status?: MemberStatus
  role?: string
  sort?: MemberSort
}

type CursorValue = string | number | null
type SortKey = {
  key: RawBuilder<unknown>
  bound(value: CursorValue): RawBuilder<unknown>
  fits(value: CursorValue): boolean
}

const isText = (value: CursorValue) => typeof value === 'string'
const isTime = (value: CursorValue) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

/** Who was never seen stands before everyone who was. */
const SORTS: Readonly<Record<SortField, SortKey>> = {
  name: {
    key: sql`m.name collate platform.names`,
    bound: value => sql`${value}::text collate platform.names`,
    fits: isText,
  },
  email: { key: sql`m.email collate "C"`, bound: value => sql`${value}::text collate "C"`, fits: isText },
  created_at: { key: sql`m.created_at`, bound: value => sql`${value}::timestamptz`, fits: isTime },
  last_seen_at: {
    key: sql`coalesce(m.last_seen_at, '-infinity')`,
    bound: value => sql`coalesce(${value}::timestamptz, '-infinity')`,
    fits: value => value === null || isTime(value),
  },
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
  const sort = query.sort ?? '-created_at'
  const field = sort.replace(/^-/, '') as SortField
  const limit = query.limit ?? 50
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const inOrder = sql`order by ${SORTS[field].key} ${direction}, m.person_id ${direction}`
  const position = positionAfter(query.cursor, sort, field)
  const part = (members: RawBuilder<unknown>, wanted: RawBuilder<unknown>, most: number) =>
    sql`(select * from ${members} m where ${wanted} ${position} ${inOrder} limit ${most})`
  const searched = conditions(query, among)
  const members = first === undefined ? ALL : part(ALL, conditions({ ...query, q: undefined }), first)
  // Roles are looked up for the page alone, not for everyone it is chosen from.
  const { rows } = await sql<Member>`${viewOf(part(members, searched, limit + 1))} ${inOrder}`.execute(tx)
  const page = toPage(rows, limit, row => [sort, row[field], row.id])
  return query.count ? { ...page, total: await countMembers(tx, searched) } : page
}

/** A cursor belongs to the order it was made in. */
function positionAfter(cursor: string | undefined, sort: MemberSort, field: SortField): RawBuilder<unknown> {
  const values = decodeCursor(cursor, 3)
  if (values === null) return sql``
  const [madeFor, value, id] = values as [CursorValue, CursorValue, CursorValue]
  const { key, bound, fits } = SORTS[field]
  if (madeFor !== sort || !fits(value) || !isUuid(id)) throw invalidCursor()
  const comparison = sort.startsWith('-') ? sql`<` : sql`>`
  return sql`and (${key}, m.person_id) ${comparison} (${bound(value)}, ${id}::uuid)`
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

async function countMembers(tx: TenantTx, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from membership m where ${wanted}`.execute(tx)
  return rows[0]!.count
}

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
