import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { NewDelivery } from '../../clients/index.ts'

/** The clients with a back-channel logout address that were used through these sessions, in all tenants. */
export async function selectClientsOfSessions(
  tx: PlatformTx,
  sessionIds: readonly string[],
): Promise<NewDelivery[]> {
  const { rows } = await sql<NewDelivery>`
    select distinct g.tenant_id, g.client_id, g.session_id, g.person_id, null as left_tenant
      from oidc_grant g join oidc_client c on c.client_id = g.client_id
     where g.session_id = any(${sessionIds}::uuid[]) and c.backchannel_logout_uri is not null and c.enabled`.execute(
    tx,
  )
  return rows
}

/** The same for grants that ended with a membership while their session continues in another tenant. */
export async function selectClientsOfGrants(
  tx: PlatformTx,
  grantIds: readonly string[],
): Promise<NewDelivery[]> {
  const { rows } = await sql<NewDelivery>`
    select distinct g.tenant_id, g.client_id, g.session_id, g.person_id, g.tenant_id as left_tenant
      from oidc_grant g join oidc_client c on c.client_id = g.client_id join session s on s.id = g.session_id
     where g.id = any(${grantIds}::uuid[]) and c.backchannel_logout_uri is not null and c.enabled`.execute(tx)
  return rows
}
