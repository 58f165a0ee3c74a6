import { type RawBuilder, sql } from 'kysely'
import type { PersonRef, RoleRef } from '../../../kernel/context.ts'
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
import { searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { isWithinUnits, type MemberStatus, type MemberValues, memberColumns } from '../../tenancy/index.ts'
import { matchesWord } from './member-search-store.ts'

export type UnitRef = { id: string; name: string; code: string | null }
export type Member = MemberValues & {
  id: string
  roles: RoleRef[]
  unit: UnitRef | null
  manager: PersonRef | null
}

type SortField = 'name' | 'email' | 'created_at' | 'last_seen_at'
export type MemberSort = SortField | `-${SortField}`
export type MemberQuery = PageQuery & {
  q?: string
  status?: MemberStatus
  role?: string
  unit?: string
  sort?: MemberSort
}

const ID = uuidKey<Member>(sql`m.person_id`, row => row.id)

/** Members who never signed in sort before all others. */
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<Member>[]>> = {
  name: [textKey(sql`m.name`, row => row.name, 'names'), ID],
  email: [textKey(sql`m.email`, row => row.email, 'bytes'), ID],
  created_at: [timeKey(sql`m.created_at`, row => row.created_at), ID],
  last_seen_at: [timeKey(sql`coalesce(m.last_seen_at, '-infinity')`, row => row.last_seen_at), ID],
}

const COLUMNS = sql.raw(memberColumns.map(name => `m.${name}`).join(', '))

const viewOf = (members: RawBuilder<unknown>) => sql`
  select m.person_id as id, ${COLUMNS}, coalesce(r.roles, '[]') as roles,
         (select json_build_object('id', u.id, 'name', u.name, 'code', u.code) from unit u
           where u.tenant_id = m.tenant_id and u.id = m.unit_id) as unit,
         (select json_build_object('id', b.person_id, 'name', b.name, 'email', b.email) from membership b
           where b.tenant_id = m.tenant_id and b.person_id = m.manager_id) as manager
    from ${members} m
    left join lateral (
      select json_agg(json_build_object('id', o.id, 'key', o.key, 'name', o.name) order by o.key) as roles
        from membership_role g join role o on o.tenant_id = g.tenant_id and o.id = g.role_id
       where g.tenant_id = m.tenant_id and g.person_id = m.person_id) r on true`

const ALL = sql`membership`

/** Only these members, each looked up by its key. */
const named = (ids: readonly string[]) => sql`
  (select n.* from unnest(${ids}::uuid[]) as i(id) cross join lateral (select * from membership where person_id = i.id limit 1) n)`

/** Limits a search to some members, to the first rows of the list, or to a bounded number of rows for each page. */
export type SearchLimits = {
  readonly among?: readonly string[]
  readonly first?: number
  readonly isSearch?: true
}

export async function selectMembers(
  tx: TenantTx,
  query: MemberQuery,
  { among, first, isSearch }: SearchLimits = {},
): Promise<Page<Member>> {
  const searched = isSearch
    ? sql`/* reads much: it is looked for in a bounded part of the list */ ${conditions(query)}`
    : conditions(query)
  return selectPage<Member>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => {
      const part = (members: RawBuilder<unknown>, wanted: RawBuilder<unknown>, most: RawBuilder<unknown>) =>
        sql`(select * from ${members} m where ${wanted} and ${after} order by ${order} limit ${most})`
      const everyone = among ? named(among) : ALL
      const members =
        first === undefined
          ? everyone
          : sql`/* reads much: at most the first of the list are looked at */ ${part(ALL, sql`true`, sql.lit(first))}`
      // Roles are looked up for the rows of the page, not for all rows that it is chosen from.
      return sql`${viewOf(part(members, searched, limit))} order by ${order}`
    },
    found: among ? sql`from ${named(among)} m where ${searched}` : foundBy(query, searched),
    searched: isSearch && sql`from membership m where ${conditions({ status: query.status })}`,
    isCountIndexed: (query.role ?? query.unit) !== undefined && searchWords(query.q).length === 0,
  })
}

/** Members of a unit and of all below it. */
const membersWithin = (unitId: string) => sql`
  from unit_ancestor a join membership m on m.tenant_id = a.tenant_id and m.unit_id = a.unit_id
 where a.ancestor_id = ${unitId}::uuid`

/** With a role or a unit as filter their rows are counted: few may have it among many members. */
function foundBy(query: MemberQuery, searched: RawBuilder<unknown>): RawBuilder<unknown> {
  if (query.role)
    return sql`from membership_role g join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id
             where g.role_id = ${roleId(query.role)} and ${conditions({ ...query, role: undefined })}`
  if (query.unit) return sql`${membersWithin(query.unit)} and ${conditions({ ...query, unit: undefined })}`
  return sql`from ${ALL} m where ${searched}`
}

type Filter = Pick<MemberQuery, 'status'> & {
  q?: string | undefined
  role?: string | undefined
  unit?: string | undefined
}

function conditions({ q, status, role, unit }: Filter): RawBuilder<unknown> {
  const parts = [
    ...(status ? [sql`m.status = ${status}`] : []),
    ...(role ? [hasRole(role)] : []),
    ...(unit ? [isWithinUnits('m', sql`array[${unit}::uuid]`)] : []),
    ...searchWords(q).map(matchesWord),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

const roleId = (role: string) =>
  isUuid(role) ? sql`${role}::uuid` : sql`(select o.id from role o where o.key = ${role})`

/** A subquery per row, in the order of the list; a join would be computed for all members first. */
const hasRole = (role: string) => sql`
  (select true from membership_role g where g.tenant_id = m.tenant_id and g.person_id = m.person_id and g.role_id = ${roleId(role)} limit 1)`

/** Who has the status or the role that is asked for or stands in the unit, unless they are more than `most`. */
export async function selectFewMembers(
  tx: TenantTx,
  { role, unit, status }: Pick<MemberQuery, 'role' | 'unit' | 'status'>,
  most: number,
): Promise<string[] | undefined> {
  const foundByOne = role
    ? sql`from membership_role m where m.role_id = ${roleId(role)}`
    : sql`from membership m where m.status = ${status}`
  const found = unit ? membersWithin(unit) : foundByOne
  const { rows } = await sql<{
    id: string
  }>`select m.person_id as id ${found} limit ${sql.lit(most + 1)}`.execute(tx)
  return rows.length > most ? undefined : rows.map(({ id }) => id)
}

export async function selectMember(tx: TenantTx, id: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`${viewOf(ALL)} where m.person_id = ${id}`.execute(tx)
  return rows[0]
}

/** Which of these addresses belong to someone who is in the tenant, or invited to it. */
export async function selectMemberEmails(tx: TenantTx, emails: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from membership where email collate "C" = any(${emails}::text[]) and status <> 'left'`.execute(
    tx,
  )
  return new Set(rows.map(row => row.email))
}

/** Which of these ids are not of members. */
export async function selectNonMembers(tx: TenantTx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as id
     where not exists (select from membership m where m.person_id = id and m.status <> 'left')`.execute(tx)
  return new Set(rows.map(row => row.id))
}

export async function selectNamesOfMembers(
  tx: TenantTx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select m.person_id as id, m.name from membership m where m.person_id = any(${ids}::uuid[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Present members by their address. */
export async function selectMembersByEmail(
  tx: TenantTx,
  emails: readonly string[],
): Promise<ReadonlyMap<string, PersonRef>> {
  const { rows } = await sql<PersonRef>`
    select person_id as id, name, email from membership
     where email collate "C" = any(${emails}::text[]) and status <> 'left'`.execute(tx)
  return new Map(rows.map(row => [row.email, row]))
}
