import {
  decodeCursor,
  invalidCursor,
  isUuid,
  type Page,
  type Selectable,
  sql,
  type TenantTx,
  toPage,
  uuidv7,
} from '@tamga/core'
import type { FederationTables } from '../tables.ts'

export type LinkRow = Selectable<FederationTables['federation_link']>

export type ListedLink = Pick<
  LinkRow,
  'id' | 'subject' | 'email' | 'first_login_at' | 'last_login_at' | 'logins'
> & {
  provider: { id: string; slug: string; name: string }
  user: { id: string; name: string; email: string }
}

type Sort = 'first_login_at' | '-first_login_at' | 'last_login_at' | '-last_login_at'
export type LinkQuery = {
  q?: string
  provider?: string
  user?: string
  sort?: Sort
  limit?: number
  cursor?: string
  count?: boolean
}

const FROM = sql`federation_link l
    join federation_provider p on p.tenant_id = l.tenant_id and p.id = l.provider_id
    join membership m on m.tenant_id = l.tenant_id and m.person_id = l.person_id`

const COLUMNS = sql`l.id, l.subject, l.email, l.first_login_at, l.last_login_at, l.logins,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as provider,
    json_build_object('id', m.person_id, 'name', m.name, 'email', m.email) as user`

/** Ids grow with time, so the order of first sign-ins is theirs. */
export async function listLinks(tx: TenantTx, query: LinkQuery): Promise<Page<ListedLink>> {
  const { limit = 50, sort = '-first_login_at' } = query
  const isByUse = sort.endsWith('last_login_at')
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const wanted = conditions(query)
  const { rows } = await sql<ListedLink>`
    select ${COLUMNS} from ${FROM} where ${wanted} ${positionAfter(query.cursor, sort)}
     order by ${isByUse ? sql`l.last_login_at ${direction}, ` : sql``} l.id ${direction} limit ${limit + 1}`.execute(
    tx,
  )
  const page = toPage(rows, limit, row => [sort, isByUse ? row.last_login_at : '', row.id])
  if (!query.count) return page
  const all = await sql<{ count: number }>`select count(*) from ${FROM} where ${wanted}`.execute(tx)
  return { ...page, total: all.rows[0]!.count }
}

function positionAfter(cursor: string | undefined, sort: Sort) {
  const values = decodeCursor(cursor, 3)
  if (values === null) return sql``
  const [madeFor, at, id] = values
  if (madeFor !== sort || !isUuid(id)) throw invalidCursor()
  const comparison = sort.startsWith('-') ? sql`<` : sql`>`
  if (!sort.endsWith('last_login_at')) return sql`and l.id ${comparison} ${id}::uuid`
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) throw invalidCursor()
  return sql`and (l.last_login_at, l.id) ${comparison} (${new Date(at).toISOString()}::timestamptz, ${id}::uuid)`
}

function conditions({ q, provider, user }: LinkQuery) {
  const words = q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []
  const parts = words.map(
    word =>
      sql`strpos(m.search || ' ' || lower(l.subject || ' ' || coalesce(l.email, '')), lower(${word}::text collate platform.names)) > 0`,
  )
  if (provider !== undefined) parts.push(sql`l.provider_id = ${provider}`)
  if (user !== undefined) parts.push(sql`l.person_id = ${user}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

type Issuer = { readonly id: string; readonly issuer: string }

/** Identity is the subject at the issuer: a provider that is pointed elsewhere vouches for nobody of before. */
export async function findLink(
  tx: TenantTx,
  provider: Issuer,
  by: { subject: string } | { person_id: string },
): Promise<LinkRow | undefined> {
  const links = tx
    .withTables<FederationTables>()
    .selectFrom('federation_link')
    .selectAll()
    .where('provider_id', '=', provider.id)
    .where('issuer', '=', provider.issuer)
  const one =
    'subject' in by ? links.where('subject', '=', by.subject) : links.where('person_id', '=', by.person_id)
  return one.executeTakeFirst()
}

/** Says whether the link is new; undefined when the person is another subject at this provider already. */
export async function noteLogin(
  tx: TenantTx,
  provider: Issuer,
  login: { subject: string; person_id: string; email: string | null },
): Promise<{ isNew: boolean } | undefined> {
  const { rows } = await sql<{ logins: number }>`
    insert into federation_link as l (id, provider_id, issuer, subject, person_id, email)
    select ${uuidv7()}::uuid, ${provider.id}::uuid, ${provider.issuer}, ${login.subject}, ${login.person_id}::uuid, ${login.email}
     where not exists (select from federation_link o where o.provider_id = ${provider.id} and o.issuer = ${provider.issuer}
                          and o.person_id = ${login.person_id} and o.subject <> ${login.subject})
        on conflict (tenant_id, provider_id, issuer, subject) do update
           set last_login_at = date_trunc('milliseconds', now()), logins = l.logins + 1, email = excluded.email
         where l.person_id = excluded.person_id
    returning logins`.execute(tx)
  return rows[0] && { isNew: rows[0].logins === 1 }
}

export async function deleteLink(tx: TenantTx, id: string): Promise<ListedLink | undefined> {
  const { rows } =
    await sql<ListedLink>`select ${COLUMNS} from ${FROM} where l.id = ${id} for update of l`.execute(tx)
  if (rows[0]) await sql`delete from federation_link where id = ${id}`.execute(tx)
  return rows[0]
}
