import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type ExpiringSecret = { id: string; name: string; expires_at: string }

/** Applications whose former secret ends within a week; the first to end stands first. */
export async function selectExpiringSecrets(tx: TenantTx, most: number): Promise<ExpiringSecret[]> {
  const { rows } = await sql<ExpiringSecret>`
    select id, name, former_secret_expires_at as expires_at from oidc_client
     where tenant_id = ${tx.tenantId} and former_secret_expires_at > now()
       and former_secret_expires_at < now() + interval '7 days'
     order by former_secret_expires_at limit ${most}`.execute(tx)
  return rows
}
