import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { newestFirst, type PageQuery, selectPage } from '../../kernel/database/keyset.ts'
import type { LookUp } from '../../kernel/database/look-ups.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { Page } from '../../kernel/http/page.ts'

export type ResourceFields = {
  uri: string
  name: string
  scopes: string[]
  format: 'jwt' | 'opaque'
  ttl: number | null
}
export type ResourceRow = ResourceFields & { id: string; created_at: string; version: number }

const VIEW = sql`id, uri, name, scopes, format, ttl, created_at, version`

export async function selectResourcesOfTenant(tx: TenantTx, query: PageQuery): Promise<Page<ResourceRow>> {
  const wanted = sql`tenant_id = ${tx.tenantId}`
  return selectPage<ResourceRow>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from oauth_resource where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from oauth_resource where ${wanted}`,
  })
}

export async function lockResource(tx: TenantTx, id: string): Promise<ResourceRow | undefined> {
  const { rows } = await sql<ResourceRow>`
    select ${VIEW} from oauth_resource where tenant_id = ${tx.tenantId} and id = ${id}::uuid for update`.execute(
    tx,
  )
  return rows[0]
}

/** Undefined where the tenant has the address already. */
export async function insertResource(
  tx: TenantTx,
  id: string,
  { uri, name, scopes, format, ttl }: ResourceFields,
): Promise<ResourceRow | undefined> {
  const { rows } = await sql<ResourceRow>`
    insert into oauth_resource (id, uri, name, scopes, format, ttl) values (${id}, ${uri}, ${name}, ${scopes}::text[], ${format}, ${ttl})
    on conflict (tenant_id, uri) do nothing returning ${VIEW}`.execute(tx)
  return rows[0]
}

export async function updateResource(
  tx: TenantTx,
  id: string,
  { name, scopes, format, ttl }: Omit<ResourceFields, 'uri'>,
): Promise<ResourceRow> {
  const { rows } = await sql<ResourceRow>`
    update oauth_resource set name = ${name}, scopes = ${scopes}::text[], format = ${format}, ttl = ${ttl}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid returning ${VIEW}`.execute(tx)
  return rows[0]!
}

export async function deleteResource(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from oauth_resource where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

/** A resource of one tenant, as the sign-in provider needs it. */
export type KnownResource = Pick<ResourceFields, 'scopes' | 'format' | 'ttl'> & { readonly tenant_id: string }

const RESOURCES: LookUp = {
  name: 'oauth resources',
  role: 'platform',
  text: `select uri as key, json_agg(json_build_object('tenant_id', tenant_id, 'scopes', scopes, 'format', format, 'ttl', ttl)) as found
           from oauth_resource where uri = any(array(select unnest($1::text[]))) group by uri`,
}

const isAddress = (text: string): boolean => /^[\x21-\x7e]{1,500}$/.test(text)

/** By its address, of all tenants that have it. */
export async function selectKnownResources(database: Database, uri: string): Promise<KnownResource[]> {
  if (!isAddress(uri)) return []
  return (await database.lookUp<{ key: string; found: KnownResource[] }>(RESOURCES, uri))?.found ?? []
}
