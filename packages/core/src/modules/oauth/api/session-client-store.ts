import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

/** The name is null for a client that is not in this tenant. */
export type SessionClient = { session_id: string; client_id: string; name: string | null }

export async function selectClientsOfSessions(
  tx: TenantTx,
  sessionIds: readonly string[],
): Promise<SessionClient[]> {
  const { rows } = await sql<SessionClient>`
    select distinct g.session_id, g.client_id, c.name
      from oidc_grant g left join oidc_client c on c.client_id = g.client_id
     where g.session_id = any(${sessionIds}::uuid[]) and g.tenant_id = ${tx.tenantId} and g.revoked_at is null
     order by c.name, g.client_id`.execute(tx)
  return rows
}
