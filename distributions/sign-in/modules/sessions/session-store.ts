import {
  decodeCursor,
  invalidCursor,
  isAlive,
  isUuid,
  type Page,
  sql,
  type TenantTx,
  toPage,
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
type Sort = SortField | `-${SortField}`

export type SessionFilter = { q?: string; user?: string; method?: string; ip?: string }
export type SessionQuery = SessionFilter & { limit?: number; cursor?: string; count?: boolean; sort?: Sort }

type Condition = ReturnType<typeof sql>

/** The page is cut from the index before anything is joined to it: its cost does not grow with the sessions of the tenant. */
export async function listSessions(tx: TenantTx, query: SessionQuery): Promise<Page<SessionRow>> {
  const sort = query.sort ?? '-created_at'
  const field = sort.replace(/^-/, '') as SortField
  const limit = query.limit ?? 50
  const order = sql`${sql.ref(field)} ${directionOf(sort)}, id ${directionOf(sort)}`
  const wanted = await conditions(tx, query)
  const { rows } = await sql<SessionRow>`
    select s.id, json_build_object('id', s.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
           s.created_at, s.last_seen_at, s.expires_at, s.ip, s.user_agent, s.auth_methods, s.provider_id
      from (select * from session where ${wanted} ${positionAfter(query.cursor, sort, field)}
             order by ${order} limit ${limit + 1}) s
      left join membership m on m.tenant_id = s.tenant_id and m.person_id = s.person_id
     order by ${order}`.execute(tx)
  const page = toPage(rows, limit, row => [sort, row[field], row.id])
  return query.count ? { ...page, total: await countSessions(tx, wanted) } : page
}

const directionOf = (sort: Sort) => (sort.startsWith('-') ? sql`desc` : sql`asc`)

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A cursor belongs to the order it was made in. */
function positionAfter(cursor: string | undefined, sort: Sort, field: SortField): Condition {
  const values = decodeCursor(cursor, 3)
  if (values === null) return sql``
  const [madeFor, at, id] = values
  const isTime = typeof at === 'string' && TIME.test(at) && !Number.isNaN(Date.parse(at))
  if (madeFor !== sort || !isTime || !isUuid(id)) throw invalidCursor()
  const comparison = sort.startsWith('-') ? sql`<` : sql`>`
  return sql`and (${sql.ref(field)}, id) ${comparison} (${at}::timestamptz, ${id}::uuid)`
}

async function conditions(tx: TenantTx, { q, user, method, ip }: SessionFilter): Promise<Condition> {
  const parts = [sql`tenant_id = ${tx.tenantId} and ${isAlive}`]
  if (user) parts.push(sql`person_id = ${user}`)
  if (method) parts.push(sql`auth_methods @> array[${method}]::text[]`)
  if (ip) parts.push(sql`ip = ${ip}`)
  if (q?.trim()) parts.push(await isOfPeopleNamed(tx, q))
  return sql.join(parts, sql` and `)
}

const FEW_PEOPLE = 200

/** A few people are found by their sessions, many by going through the sessions in order: the planner is told which it is. */
async function isOfPeopleNamed(tx: TenantTx, q: string): Promise<Condition> {
  const words = q.normalize('NFC').trim().split(/\s+/)
  const named = words.map(word => sql`strpos(search, lower(${word}::text collate platform.names)) > 0`)
  const people = sql<{ person_id: string }>`
    select person_id from membership where tenant_id = ${tx.tenantId} and ${sql.join(named, sql` and `)}`
  const { rows } = await sql<{ person_id: string }>`${people} limit ${FEW_PEOPLE + 1}`.execute(tx)
  if (rows.length > FEW_PEOPLE) return sql`person_id in (${people})`
  return sql`person_id = any(${rows.map(({ person_id }) => person_id)}::uuid[])`
}

async function countSessions(tx: TenantTx, wanted: Condition): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from session where ${wanted}`.execute(tx)
  return rows[0]!.count
}

export type Person = { id: string; name: string; email: string }

export async function findPerson(tx: TenantTx, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select person_id as id, name, email from membership where person_id = ${id}`.execute(tx)
  return rows[0]
}
