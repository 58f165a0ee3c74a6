import {
  type KeysetColumn,
  type Page,
  type PageQuery,
  type PlatformTx,
  type Selectable,
  searchWords,
  selectPage,
  sortedBy,
  sql,
  type TenantTx,
  timeKey,
  uuidKey,
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

type SortField = 'first_login_at' | 'last_login_at'
export type LinkQuery = PageQuery & {
  q?: string
  provider?: string
  user?: string
  sort?: SortField | `-${SortField}`
}

const withNames = (links: ReturnType<typeof sql>) => sql`${links} l
    join federation_provider p on p.tenant_id = l.tenant_id and p.id = l.provider_id
    join membership m on m.tenant_id = l.tenant_id and m.person_id = l.person_id`

const COLUMNS = sql`l.id, l.subject, l.email, l.first_login_at, l.last_login_at, l.logins,
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name) as provider,
    json_build_object('id', m.person_id, 'name', m.name, 'email', m.email) as user`

const ID = uuidKey<ListedLink>(sql`l.id`, row => row.id)

/** Ids grow with time, so the order of first sign-ins is theirs. */
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<ListedLink>[]>> = {
  first_login_at: [ID],
  last_login_at: [timeKey(sql`l.last_login_at`, row => row.last_login_at), ID],
}

export async function selectLinks(tx: TenantTx, query: LinkQuery): Promise<Page<ListedLink>> {
  const wanted = conditions(query)
  return selectPage<ListedLink>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-first_login_at'),
    select: ({ after, order, limit }) => sql`
      select ${COLUMNS}
        from ${withNames(sql`(select * from federation_link l where ${wanted} and ${after} order by ${order} limit ${limit})`)}
       order by ${order}`,
    found: sql`from federation_link l where ${wanted}`,
    searched: query.q?.trim()
      ? sql`from federation_link l where ${conditions({ ...query, q: '' })}`
      : undefined,
  })
}

/** Asked of one link after the other: as a join it would be read for all members first. */
const NAME_OF_PERSON = sql`(select m.search from membership m where m.tenant_id = l.tenant_id and m.person_id = l.person_id)`

function conditions({ q, provider, user }: LinkQuery) {
  const words = searchWords(q)
  const parts = words.map(
    word =>
      sql`/* reads much: words are looked for in a bounded part of the list */ strpos(${NAME_OF_PERSON} || ' ' || lower(l.subject || ' ' || coalesce(l.email, '')), lower(${word}::text collate platform.names)) > 0`,
  )
  if (provider !== undefined) parts.push(sql`l.provider_id = ${provider}`)
  if (user !== undefined) parts.push(sql`l.person_id = ${user}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

type Issuer = { readonly id: string; readonly issuer: string }

/** Identity is the subject at the issuer: a provider that is pointed elsewhere vouches for nobody of before. */
export async function selectLink(
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
export async function upsertLink(
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
    await sql<ListedLink>`select ${COLUMNS} from ${withNames(sql`federation_link`)} where l.id = ${id} for update of l`.execute(
      tx,
    )
  if (rows[0]) await sql`delete from federation_link where id = ${id}`.execute(tx)
  return rows[0]
}

/** From above the tenants: who of these people has a login at some tenant's provider. */
export async function selectLinkedPeople(tx: PlatformTx, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct m.person_id
      from membership m join federation_link l on l.tenant_id = m.tenant_id and l.person_id = m.person_id
     where m.person_id = any(${personIds}::uuid[])`.execute(tx)
  return rows.map(row => row.person_id)
}
