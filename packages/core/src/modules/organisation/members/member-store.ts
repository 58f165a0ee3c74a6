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
import { searchWords } from '../../../kernel/database/search-words.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { type MemberStatus, type MemberValues, memberColumns } from '../../tenancy/index.ts'
import { matchesWord } from './member-search-store.ts'

export type Member = MemberValues & { id: string; roles: RoleRef[] }

type SortField = 'name' | 'email' | 'created_at' | 'last_seen_at'
export type MemberSort = SortField | `-${SortField}`
export type MemberQuery = PageQuery & {
  q?: string
  status?: MemberStatus
  role?: string
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
  select m.person_id as id, ${COLUMNS}, coalesce(r.roles, '[]') as roles
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
    // With a role as filter the rows of the role are counted: it may have few holders among many members.
    found:
      query.role && !among
        ? sql`from membership_role g join membership m on m.tenant_id = g.tenant_id and m.person_id = g.person_id
             where g.role_id = ${roleId(query.role)} and ${conditions({ ...query, role: undefined })}`
        : sql`from ${among ? named(among) : ALL} m where ${searched}`,
    searched: isSearch && sql`from membership m where ${conditions({ status: query.status })}`,
    isCountIndexed: query.role !== undefined && searchWords(query.q).length === 0,
  })
}

function conditions({
  q,
  status,
  role,
}: Pick<MemberQuery, 'status'> & { q?: string | undefined; role?: string | undefined }): RawBuilder<unknown> {
  const parts = [
    ...(status ? [sql`m.status = ${status}`] : []),
    ...(role ? [hasRole(role)] : []),
    ...searchWords(q).map(matchesWord),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`
}

const roleId = (role: string) =>
  isUuid(role) ? sql`${role}::uuid` : sql`(select o.id from role o where o.key = ${role})`

/** A subquery per row, in the order of the list; a join would be computed for all members first. */
const hasRole = (role: string) => sql`
  (select true from membership_role g where g.tenant_id = m.tenant_id and g.person_id = m.person_id and g.role_id = ${roleId(role)} limit 1)`

/** Who has the status or the role that is asked for, unless they are more than `most`. */
export async function selectFewMembers(
  tx: TenantTx,
  { role, status }: Pick<MemberQuery, 'role' | 'status'>,
  most: number,
): Promise<string[] | undefined> {
  const found = role
    ? sql`from membership_role g where g.role_id = ${roleId(role)}`
    : sql`from membership where status = ${status}`
  const { rows } = await sql<{
    id: string
  }>`select person_id as id ${found} limit ${sql.lit(most + 1)}`.execute(tx)
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
