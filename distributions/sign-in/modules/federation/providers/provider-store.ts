import {
  isUnexpired,
  newestFirst,
  type Page,
  type PageQuery,
  type Selectable,
  searchWords,
  selectPage,
  sql,
  type TenantTx,
} from '@tamga/core'
import type { FederationTables } from '../tables.ts'

export type ProviderRow = Selectable<FederationTables['federation_provider']>
/** With what its links and sessions say of its use. */
export type UsedProvider = ProviderRow & { links: number; last_login_at: string | null; sessions: number }

export type ProviderQuery = PageQuery & { q?: string; enabled?: boolean }

const providers = (tx: TenantTx) => tx.withTables<FederationTables>()

const USE = sql`/* reads much: the links of each provider are counted, by an index alone */ (select count(*) from federation_link l where l.provider_id = p.id) as links,
                (select max(l.last_login_at) from federation_link l where l.provider_id = p.id) as last_login_at,
                (select count(*) from session where tenant_id = p.tenant_id and provider_id = p.id and ${isUnexpired}) as sessions`

function conditions({ q, enabled }: ProviderQuery) {
  const words = searchWords(q)
  const parts = words.map(
    word =>
      sql`strpos(lower((p.name || ' ' || p.slug || ' ' || p.issuer) collate platform.names), lower(${word}::text collate platform.names)) > 0`,
  )
  if (enabled !== undefined) parts.push(sql`p.enabled = ${enabled}`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

export async function selectProviders(tx: TenantTx, query: ProviderQuery): Promise<Page<UsedProvider>> {
  const wanted = conditions(query)
  return selectPage<UsedProvider>(tx, query, {
    order: newestFirst(sql`p.id`),
    select: ({ after, order, limit }) => sql`
      select p.*, ${USE} from federation_provider p where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from federation_provider p where ${wanted}`,
  })
}

export async function selectProvider(tx: TenantTx, id: string): Promise<UsedProvider | undefined> {
  const { rows } =
    await sql<UsedProvider>`select p.*, ${USE} from federation_provider p where p.id = ${id}`.execute(tx)
  return rows[0]
}

/**
 * Whoever changes a provider waits for the sign-ins that are about to begin a session through it, and they for the change: see
 * holdEnabled.
 */
export async function lockProvider(tx: TenantTx, id: string): Promise<UsedProvider | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`federation_provider ${id}`}, 0))`.execute(tx)
  return selectProvider(tx, id)
}

export type ProviderFields = Omit<ProviderRow, 'tenant_id' | 'id' | 'created_at' | 'version'>

const written = (fields: Partial<ProviderFields>) => ({
  ...fields,
  ...(fields.claim_mapping && { claim_mapping: JSON.stringify(fields.claim_mapping) }),
})

/** Undefined when the slug is taken. */
export async function insertProvider(
  tx: TenantTx,
  id: string,
  fields: ProviderFields,
): Promise<ProviderRow | undefined> {
  return providers(tx)
    .insertInto('federation_provider')
    .values({ id, ...written(fields) } as never)
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function isSlugTaken(tx: TenantTx, slug: string, exceptId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from federation_provider where slug = ${slug} and id <> ${exceptId}`.execute(tx)
  return rows.length > 0
}

export async function updateProvider(
  tx: TenantTx,
  id: string,
  fields: Partial<ProviderFields>,
): Promise<UsedProvider> {
  await providers(tx)
    .updateTable('federation_provider')
    .set({ ...written(fields), version: sql<number>`version + 1` } as never)
    .where('id', '=', id)
    .execute()
  return (await selectProvider(tx, id))!
}

export async function deleteProvider(tx: TenantTx, id: string): Promise<void> {
  await providers(tx).deleteFrom('federation_provider').where('id', '=', id).execute()
}

/** What the list of sessions calls the providers they came from. */
export async function selectProviderNames(
  tx: TenantTx,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from federation_provider where id = any(${[...ids]}::uuid[])`.execute(tx)
  return rows
}
