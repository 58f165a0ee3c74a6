import { type RawBuilder, type Selectable, sql } from 'kysely'
import { isUuid } from '../../kernel/crypto/uuid.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { decodeCursor, invalidCursor, type Page, toPage } from '../../kernel/http/page.ts'
import type { ClientTables } from './tables.ts'

export type ClientRow = Selectable<ClientTables['oidc_client']>

type Sort = 'name' | '-name' | 'created_at' | '-created_at' | 'last_used_at' | '-last_used_at'
export type ClientListQuery = {
  q?: string
  type?: ClientRow['type']
  enabled?: boolean
  sort?: Sort
  limit?: number
  cursor?: string
  count?: boolean
}

/** A client of the installation is changed by the platform role: what hangs on it lies in every tenant. */
export type ClientTx = TenantTx | PlatformTx

const clients = (tx: ClientTx) => tx.withTables<ClientTables>()

export async function listClients(tx: TenantTx, query: ClientListQuery): Promise<Page<ClientRow>> {
  const { sort = '-created_at', limit = 50 } = query
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const wanted = conditions(query)
  const { rows } = await sql<ClientRow>`
    select c.* from oidc_client c where ${wanted} ${positionAfter(query.cursor, sort)}
     order by ${keyOf(sort)} ${direction}, c.id ${direction} limit ${limit + 1}`.execute(tx)
  const page = toPage(rows, limit, row => [sort, placeOf(sort, row), row.id])
  return query.count ? { ...page, total: await countClients(tx, wanted) } : page
}

const NEVER = '1970-01-01T00:00:00.000Z'

// Ids grow with time, so the order of creation is theirs.
function keyOf(sort: Sort): RawBuilder<unknown> {
  if (sort.endsWith('name')) return sql`c.name collate platform.names`
  return sort.endsWith('last_used_at') ? sql`coalesce(c.last_used_at, ${NEVER}::timestamptz)` : sql`c.id`
}

function placeOf(sort: Sort, row: ClientRow): string {
  if (sort.endsWith('name')) return row.name
  return sort.endsWith('last_used_at') ? (row.last_used_at ?? NEVER) : row.id
}

function positionAfter(cursor: string | undefined, sort: Sort): RawBuilder<unknown> {
  const values = decodeCursor(cursor, 3)
  if (values === null) return sql``
  const [madeFor, value, id] = values
  if (madeFor !== sort || typeof value !== 'string' || !isUuid(id)) throw invalidCursor()
  const comparison = sort.startsWith('-') ? sql`<` : sql`>`
  return sql`and (${keyOf(sort)}, c.id) ${comparison} (${typed(sort, value)}, ${id}::uuid)`
}

function typed(sort: Sort, value: string): RawBuilder<unknown> {
  if (sort.endsWith('name')) return sql`${value}::text collate platform.names`
  const isTime = sort.endsWith('last_used_at')
  if (isTime ? Number.isNaN(Date.parse(value)) : !isUuid(value)) throw invalidCursor()
  return isTime ? sql`${new Date(value).toISOString()}::timestamptz` : sql`${value}::uuid`
}

function conditions({ q, type, enabled }: ClientListQuery): RawBuilder<unknown> {
  const words = q?.normalize('NFC').split(/\s+/).filter(Boolean) ?? []
  const parts = words.map(
    word =>
      sql`strpos(lower((c.name || ' ' || c.client_id) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
  )
  if (type !== undefined) parts.push(sql`c.type = ${type}`)
  if (enabled !== undefined) parts.push(sql`c.enabled = ${enabled}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

async function countClients(tx: TenantTx, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from oidc_client c where ${wanted}`.execute(tx)
  return rows[0]!.count
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

export async function findClient(tx: ClientTx, tenantId: string, id: string): Promise<ClientRow | undefined> {
  const query = clients(tx).selectFrom('oidc_client').selectAll().where('tenant_id', '=', tenantId)
  return query.where('id', '=', id).executeTakeFirst()
}

export type ClientFields = Omit<
  ClientRow,
  'tenant_id' | 'id' | 'client_id' | 'created_at' | 'version' | 'last_used_at'
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

/** Every change has a new version: what was read of the client before counts no longer. */
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

export async function readUse(tx: ClientTx, clientId: string, since: string): Promise<DayUse[]> {
  return clients(tx)
    .selectFrom('oidc_client_use')
    .select(['day', 'sign_ins', 'refreshes', 'client_credentials', 'failures'])
    .where('client_id', '=', clientId)
    .where('day', '>=', since)
    .execute()
}
