import {
  isUnexpired,
  type KeysetColumn,
  type Page,
  type PageQuery,
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
  auth_methods: string[]
  provider_id: string | null
}

type SortField = 'created_at' | 'last_seen_at'

export type SessionFilter = { q?: string; user?: string; method?: string; ip?: string }
export type SessionQuery = SessionFilter & PageQuery & { sort?: SortField | `-${SortField}` }

type Condition = ReturnType<typeof sql>

const ID = uuidKey<SessionRow>(sql`id`, row => row.id)
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<SessionRow>[]>> = {
  created_at: [timeKey(sql`created_at`, row => row.created_at), ID],
  last_seen_at: [timeKey(sql`last_seen_at`, row => row.last_seen_at), ID],
}

/** The page is cut from the index before anything is joined to it: its cost does not grow with the sessions of the tenant. */
export async function selectSessions(tx: TenantTx, query: SessionQuery): Promise<Page<SessionRow>> {
  const wanted = await conditions(tx, query)
  return selectPage<SessionRow>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      select s.id, json_build_object('id', s.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
             s.created_at, s.last_seen_at, s.expires_at, s.ip, s.user_agent, s.auth_methods, s.provider_id
        from (select * from session where ${wanted} and ${after} order by ${order} limit ${limit}) s
        left join membership m on m.tenant_id = s.tenant_id and m.person_id = s.person_id
       order by ${order}`,
    found: sql`from session where ${wanted}`,
  })
}

async function conditions(tx: TenantTx, { q, user, method, ip }: SessionFilter): Promise<Condition> {
  const parts = [sql`tenant_id = ${tx.tenantId} and ${isUnexpired}`]
  if (user) parts.push(sql`person_id = ${user}`)
  if (method)
    parts.push(
      sql`/* reads much: a way of signing in is looked for from the newest session on */ auth_methods @> array[${method}]::text[]`,
    )
  if (ip) parts.push(sql`/* reads much: an address is looked for from the newest session on */ ip = ${ip}`)
  if (q?.trim()) parts.push(await isOfPeopleNamed(tx, q))
  return sql.join(parts, sql` and `)
}

const FEW_PEOPLE = 200

/** A few people are found by their sessions, many by going through the sessions in order: the planner is told which it is. */
async function isOfPeopleNamed(tx: TenantTx, q: string): Promise<Condition> {
  const words = q.normalize('NFC').trim().split(/\s+/)
  const named = words.map(
    word =>
      sql`/* reads much: people are looked for by a part of their name */ strpos(search, lower(${word}::text collate platform.names)) > 0`,
  )
  const people = sql<{ person_id: string }>`
    select person_id from membership where tenant_id = ${tx.tenantId} and ${sql.join(named, sql` and `)}`
  const { rows } = await sql<{ person_id: string }>`${people} limit ${FEW_PEOPLE + 1}`.execute(tx)
  if (rows.length > FEW_PEOPLE) return sql`person_id in (${people})`
  return sql`person_id = any(${rows.map(({ person_id }) => person_id)}::uuid[])`
}

export type Person = { id: string; name: string; email: string }

export async function selectPerson(tx: TenantTx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select person_id as id, name, email from membership where person_id = ${id}`.execute(tx)
  return rows[0]
}
