import { isUuid, type PlatformTx, type ProviderFace, sql } from '@tamga/core'
import { APP } from '../installed.ts'
import type { ProviderRow } from '../providers/provider-store.ts'

export type ProviderWithTenant = ProviderRow & { tenant: { id: string; slug: string; name: string } }

const OF_ACTIVE_TENANTS = sql`federation_provider p
    join tenant t on t.id = p.tenant_id and t.status = 'active'
    join app_installation a on a.tenant_id = p.tenant_id and a.app = ${APP} and a.active`

export async function selectProviderWithTenant(
  tx: PlatformTx,
  id: string,
): Promise<ProviderWithTenant | undefined> {
  const { rows } = await sql<ProviderWithTenant>`
    select p.*, json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant
      from ${OF_ACTIVE_TENANTS} where p.id = ${id}`.execute(tx)
  return rows[0]
}

/** What the sign-in page of a tenant shows, by the name of the provider. */
export async function selectProviderFaces(tx: PlatformTx, tenant: string): Promise<ProviderFace[]> {
  const { rows } = await sql<ProviderFace>`
    select p.id, p.name, p.logo_uri from ${OF_ACTIVE_TENANTS}
     where p.enabled and ${isUuid(tenant) ? sql`t.id = ${tenant}` : sql`t.slug = ${tenant}`}
     order by p.name collate platform.names, p.id limit 50`.execute(tx)
  return rows
}

/** Shared among sign-ins, and in the way of whoever changes the provider: see lockProvider. */
export async function lockEnabledProvider(
  tx: PlatformTx,
  { id, issuer }: { readonly id: string; readonly issuer: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`federation_provider ${id}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql`
    select 1 from ${OF_ACTIVE_TENANTS} where p.id = ${id} and p.enabled and p.issuer = ${issuer}`.execute(tx)
  return rows.length > 0
}
