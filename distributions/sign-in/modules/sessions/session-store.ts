import {
  type DayCount,
  isUnexpired,
  type KeysetColumn,
  type Page,
  type PageQuery,
  searchWords,
  selectDayCounts,
  selectPage,
  sortedBy,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
} from '@tamga/core'

export type SessionRow = {
  id: string
  user: { id: string; name: string; email: string }
  created_at: string
  last_seen_at: string
  expires_at: string
  ip: string | null
  user_agent: string | null
  kind: 'browser' | 'shell'
  device_name: string | null
  auth_methods: string[]
  provider_id: string | null
}

type SortField = 'created_at' | 'last_seen_at'

export type SessionFilter = {
  q?: string
  user?: string
  method?: string
  ip?: string
  /** When they began, in milliseconds since 1970; `from` is included, `to` is not. */
  from?: number
  to?: number
}
export type SessionQuery = SessionFilter & PageQuery & { sort?: SortField | `-${SortField}` }

type Condition = ReturnType<typeof sql>

const ID = uuidKey<SessionRow>(sql`id`, row => row.id)
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<SessionRow>[]>> = {
  created_at: [timeKey(sql`created_at`, row => row.created_at), ID],
  last_seen_at: [timeKey(sql`last_seen_at`, row => row.last_seen_at), ID],
}

/**
 * The page is cut from the index before anything is joined to it: its cost does not grow with the sessions of the tenant. The
 * sessions of a few people are found one person after the other.
 */
export async function selectSessions(
  tx: TenantTx,
  query: SessionQuery,
  people?: readonly string[],
): Promise<Page<SessionRow>> {
  const known = sql`tenant_id = ${tx.tenantId} and ${isUnexpired}${query.user ? sql` and person_id = ${query.user}` : sql``}`
  const searched = searches(people ? { ...query, q: '' } : query)
  const wanted = sql.join([known, ...searched], sql` and `)
  const source = people ? sessionsOf(people) : sql`session`
  return selectPage<SessionRow>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      select s.id, json_build_object('id', s.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
             s.created_at, s.last_seen_at, s.expires_at, s.ip, s.user_agent, s.kind, s.device_name, s.auth_methods, s.provider_id
        from (select * from ${source} where ${wanted} and ${after} order by ${order} limit ${limit}) s
        left join membership m on m.tenant_id = s.tenant_id and m.person_id = s.person_id
       order by ${order}`,
    found: sql`from ${source} where ${wanted}`,
    searched: searched.length > 0 && !people ? sql`from session where ${known}` : undefined,
  })
}

const sessionsOf = (people: readonly string[]): Condition => sql`
  (select o.* from unnest(${people}::uuid[]) as p(id) cross join lateral (select * from session where person_id = p.id) o) session`

/** How many of the sessions that are open now began on each of the last days. */
export const selectSessionDays = (tx: TenantTx, zone: string): Promise<DayCount[]> =>
  selectDayCounts(
    tx,
    zone,
    (from, to) => sql`
      from session where tenant_id = ${tx.tenantId} and created_at >= ${from} and created_at < ${to} and ${isUnexpired}`,
  )

/** What no index knows in every order of the list. */
function searches({ q, method, ip, from, to }: SessionFilter): Condition[] {
  const much = sql`/* reads much: it is looked for in a bounded part of the list */`
  return [
    ...(method ? [sql`${much} auth_methods @> array[${method}]::text[]`] : []),
    ...(ip ? [sql`${much} ip = ${ip}`] : []),
    ...(from !== undefined ? [sql`${much} created_at >= ${new Date(from)}`] : []),
    ...(to !== undefined ? [sql`${much} created_at < ${new Date(to)}`] : []),
    ...searchWords(q).map(
      word => sql`${much} (select strpos(m.search, lower(${word}::text collate platform.names)) > 0 from membership m
                    where m.tenant_id = session.tenant_id and m.person_id = session.person_id)`,
    ),
  ]
}

export type Person = { id: string; name: string; email: string }

export async function selectPerson(tx: TenantTx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select person_id as id, name, email from membership where person_id = ${id}`.execute(tx)
  return rows[0]
}
