import { isUuid, type PlatformTx, sql } from '@tamga/core'
import { APP } from '../installed.ts'

export type Claimant = { id: string; tenant_id: string }

/** Enabled providers of active tenants that name the domain, the oldest of each tenant first. */
export async function selectClaimants(
  tx: PlatformTx,
  domain: string,
  { holders, tenant }: { holders: readonly string[]; tenant: string | undefined },
): Promise<Claimant[]> {
  const { rows } = await sql<Claimant>`
    select p.id, p.tenant_id from federation_provider p
      join tenant t on t.id = p.tenant_id and t.status = 'active'
      join app_installation a on a.tenant_id = p.tenant_id and a.app = ${APP} and a.active
     where p.enabled and p.tenant_id = any(${[...holders]}::uuid[]) and p.email_domains @> array[${domain}::text]
       ${tenant === undefined ? sql`` : isUuid(tenant) ? sql`and t.id = ${tenant}` : sql`and t.slug = ${tenant}`}
     order by p.id limit 20`.execute(tx)
  return rows
}
