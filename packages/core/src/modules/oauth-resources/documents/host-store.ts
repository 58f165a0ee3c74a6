import { sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export async function selectDocumentHosts(tx: TenantTx): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`
    select host from oauth_document_host where tenant_id = ${tx.tenantId} order by host limit 200`.execute(tx)
  return rows.map(({ host }) => host)
}

export async function updateDocumentHosts(tx: TenantTx, hosts: readonly string[]): Promise<void> {
  await sql`delete from oauth_document_host where tenant_id = ${tx.tenantId} and host <> all (${hosts}::text[])`.execute(
    tx,
  )
  await sql`
    insert into oauth_document_host (host) select unnest(${hosts}::text[]) on conflict do nothing`.execute(tx)
}

const TENANTS: LookUp = {
  name: 'tenants of a document host',
  role: 'platform',
  text: `select host as key, array_agg(tenant_id::text) as tenants
           from oauth_document_host where host = any(array(select unnest($1::text[]))) group by host`,
}

/** Which tenants let applications of this host in. */
export async function selectTenantsOfHost(database: Database, host: string): Promise<string[]> {
  if (!/^[a-z0-9.:[\]-]{1,253}$/.test(host)) return []
  return (await database.lookUp<{ key: string; tenants: string[] }>(TENANTS, host))?.tenants ?? []
}
