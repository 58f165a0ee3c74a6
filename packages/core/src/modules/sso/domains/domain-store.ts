import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'

/** Those of the domains that the tenant has proven. */
export async function selectProofs(tx: TenantTx, domains: readonly string[]): Promise<Set<string>> {
  if (domains.length === 0) return new Set()
  const { rows } = await sql<{ domain: string }>`
    select domain from domain_proof where tenant_id = ${tx.tenantId} and domain = any(${[...domains]}::text[])`.execute(
    tx,
  )
  return new Set(rows.map(row => row.domain))
}

/** False: it was proven already. */
export async function insertProof(tx: TenantTx, domain: string): Promise<boolean> {
  const { rows } = await sql`
    insert into domain_proof (tenant_id, domain, proven_by) values (${tx.tenantId}, ${domain}, 'dns')
        on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** A domain that the operator assigned stays, whatever the DNS says. */
export async function deleteProof(tx: TenantTx, domain: string): Promise<boolean> {
  const { rows } = await sql`
    delete from domain_proof where tenant_id = ${tx.tenantId} and domain = ${domain} and proven_by = 'dns' returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** The tenants that proved a domain, in the order of their proofs. */
export async function selectHolders(tx: PlatformTx, domain: string): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    select tenant_id from domain_proof where domain = ${domain} order by proven_at, tenant_id`.execute(tx)
  return rows.map(row => row.tenant_id)
}

/** Removes a domain from all tenants but one. Returns those who had it. */
export async function deleteOtherHolders(
  tx: PlatformTx,
  domain: string,
  tenantId: string | null,
): Promise<string[]> {
  const { rows } = await sql<{ tenant_id: string }>`
    delete from domain_proof where domain = ${domain} and tenant_id is distinct from ${tenantId}::uuid returning tenant_id`.execute(
    tx,
  )
  return rows.map(row => row.tenant_id)
}

export async function insertHolder(tx: PlatformTx, domain: string, tenantId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into domain_proof (tenant_id, domain, proven_by) values (${tenantId}, ${domain}, 'operator')
        on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}
