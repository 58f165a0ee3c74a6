import { type RawBuilder, type Selectable, sql } from 'kysely'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  timeKey,
  uuidKey,
} from '../../kernel/database/keyset.ts'
import { searchWords } from '../../kernel/database/search-words.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'
import type { ClientTables } from './tables.ts'

export type ClientRow = Selectable<ClientTables['oidc_client']>

type SortField = 'name' | 'created_at' | 'last_used_at'
export type ClientListQuery = PageQuery & {
  q?: string
  type?: ClientRow['type']
  enabled?: boolean
  sort?: SortField | `-${SortField}`
}

/** A client of the installation is changed by the platform role: rows in every tenant refer to it. */
export type ClientTx = TenantTx | PlatformTx

const clients = (tx: ClientTx) => tx.withTables<ClientTables>()

const ID = uuidKey<ClientRow>(sql`c.id`, row => row.id)

// Ids are ordered by time of creation. Clients that were never used sort before all others.
const SORTS: Readonly<Record<SortField, readonly KeysetColumn<ClientRow>[]>> = {
  name: [textKey(sql`c.name`, row => row.name, 'names'), ID],
  created_at: [ID],
  last_used_at: [timeKey(sql`coalesce(c.last_used_at, '-infinity')`, row => row.last_used_at), ID],
}

export async function selectClients(tx: TenantTx, query: ClientListQuery): Promise<Page<ClientRow>> {
  const wanted = conditions(query)
  return selectPage<ClientRow>(tx, query, {
    order: sortedBy(SORTS, query.sort ?? '-created_at'),
    select: ({ after, order, limit }) => sql`
      select c.* from oidc_client c where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from oidc_client c where ${wanted}`,
  })
}

/** The applications of an organisation are a few hundred at most. */
function conditions({ q, type, enabled }: ClientListQuery): RawBuilder<unknown> {
  const words = searchWords(q)
  const parts = words.map(
    word =>
      sql`/* reads all: an organisation has a few hundred applications */ strpos(lower((c.name || ' ' || c.client_id) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
  )
  if (type !== undefined)
    parts.push(sql`/* reads all: an organisation has a few hundred applications */ c.type = ${type}`)
  if (enabled !== undefined)
    parts.push(sql`/* reads all: an organisation has a few hundred applications */ c.enabled = ${enabled}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

export async function lockClient(
  tx: ClientTx,
  tenantId: string,
  key: { id: string } | { client_id: string },
): Promise<ClientRow | undefined> {
  const query = clients(tx).selectFrom('oidc_client').selectAll().where('tenant_id', '=', tenantId)
  const one = 'id' in key ? query.where('id', '=', key.id) : query.where('client_id', '=', key.client_id)
  return one.forUpdate().executeTakeFirst()
}

export async function selectClient(
  tx: ClientTx,
  tenantId: string,
  id: string,
): Promise<ClientRow | undefined> {
  const query = clients(tx).selectFrom('oidc_client').selectAll().where('tenant_id', '=', tenantId)
  return query.where('id', '=', id).executeTakeFirst()
}

export type ClientFields = Omit<
  ClientRow,
  | 'tenant_id'
  | 'id'
  | 'client_id'
  | 'created_at'
  | 'version'
  | 'last_used_at'
  | 'document_host'
  | 'document_expires_at'
>

const written = (fields: Partial<ClientFields>) => ({
  ...fields,
  ...(fields.jwks !== undefined && { jwks: fields.jwks === null ? null : JSON.stringify(fields.jwks) }),
})

export async function insertClient(
  tx: ClientTx,
  ids: { tenant_id: string; id: string; client_id: string },
  fields: ClientFields,
): Promise<ClientRow> {
  return clients(tx)
    .insertInto('oidc_client')
    .values({ ...ids, ...written(fields), last_used_at: null } as never)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Each change raises the version, which invalidates cached copies of the client. */
export async function updateClient(
  tx: ClientTx,
  id: string,
  fields: Partial<ClientFields>,
): Promise<ClientRow> {
  return clients(tx)
    .updateTable('oidc_client')
    .set({ ...written(fields), version: sql<number>`version + 1` } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteClient(tx: ClientTx, { id, client_id }: ClientRow): Promise<void> {
  await clients(tx).deleteFrom('oidc_client_use').where('client_id', '=', client_id).execute()
  await clients(tx).deleteFrom('oidc_client').where('id', '=', id).execute()
}

export type DayUse = Omit<Selectable<ClientTables['oidc_client_use']>, 'tenant_id' | 'client_id'>

export async function selectClientUse(tx: ClientTx, clientId: string, since: string): Promise<DayUse[]> {
  return clients(tx)
    .selectFrom('oidc_client_use')
    .select(['day', 'sign_ins', 'refreshes', 'client_credentials', 'failures'])
    .where('client_id', '=', clientId)
    .where('day', '>=', since)
    .execute()
}

/** Serialises processes that start at the same time. */
export async function lockDefaultClient(tx: ClientTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('oidc_client default'))`.execute(tx as TenantTx)
}

/** Deletes the clients of a deleted tenant with everything that refers to them. */
export async function deleteClientsOfTenant(tx: PlatformTx, tenantId: string): Promise<void> {
  await sql`delete from oidc_logout_delivery where tenant_id = ${tenantId}`.execute(tx)
  await sql`delete from oidc_client_use where tenant_id = ${tenantId}`.execute(tx)
  await sql`delete from oidc_client where tenant_id = ${tenantId}`.execute(tx)
}
