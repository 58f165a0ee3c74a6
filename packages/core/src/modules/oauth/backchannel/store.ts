import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Delivery = {
  readonly tenant_id: string
  readonly id: string
  readonly client_id: string
  readonly session_id: string
  readonly person_id: string
  readonly attempt: number
  readonly backchannel_logout_uri: string
  readonly id_token_signed_response_alg: string
}

export type DeliveryOutcome = {
  readonly ok: boolean
  readonly http_status: number | null
  readonly problem: string | null
}

export async function insertDeliveries(
  tx: PlatformTx,
  sessionIds: readonly string[],
  cause: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into oidc_logout_delivery (tenant_id, id, client_id, session_id, person_id, cause)
    select distinct on (g.session_id, g.client_id) g.tenant_id, platform.uuidv7(), g.client_id, g.session_id, g.person_id, ${cause}
      from oidc_grant g join oidc_client c on c.client_id = g.client_id
     where g.session_id = any(${sessionIds}::uuid[]) and c.backchannel_logout_uri is not null and c.enabled
       and not exists (select from oidc_logout_delivery d where d.session_id = g.session_id and d.client_id = g.client_id
                          and d.left_tenant = g.tenant_id)
    on conflict (session_id, client_id, left_tenant) do nothing returning id`.execute(tx)
  return rows.map(row => row.id)
}

/** For families that ended with a membership while their session went on in another tenant; one that is over tells for itself. */
export async function insertDeliveriesOfGrants(
  tx: PlatformTx,
  grantIds: readonly string[],
  cause: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into oidc_logout_delivery (tenant_id, id, client_id, session_id, person_id, cause, left_tenant)
    select distinct on (g.session_id, g.client_id, g.tenant_id) g.tenant_id, platform.uuidv7(), g.client_id, g.session_id,
           g.person_id, ${cause}, g.tenant_id
      from oidc_grant g join oidc_client c on c.client_id = g.client_id join session s on s.id = g.session_id
     where g.id = any(${grantIds}::uuid[]) and c.backchannel_logout_uri is not null and c.enabled
    on conflict (session_id, client_id, left_tenant) do nothing returning id`.execute(tx)
  return rows.map(row => row.id)
}

export async function beginAttempt(tx: PlatformTx, id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    update oidc_logout_delivery d set attempt = d.attempt + 1
      from oidc_client c
     where d.id = ${id} and d.status in ('queued', 'retrying') and c.client_id = d.client_id
       and c.backchannel_logout_uri is not null
    returning d.tenant_id, d.id, d.client_id, d.session_id, d.person_id, d.attempt, c.backchannel_logout_uri, c.id_token_signed_response_alg`.execute(
    tx,
  )
  return rows[0]
}

export async function finish(
  tx: PlatformTx,
  id: string,
  status: 'delivered' | 'failed',
  { http_status, problem }: DeliveryOutcome,
): Promise<void> {
  await sql`
    update oidc_logout_delivery set status = ${status}, http_status = ${http_status}, problem = ${problem}, finished_at = now()
     where id = ${id}`.execute(tx)
}

export async function postpone(
  tx: PlatformTx,
  id: string,
  next: Date,
  { http_status, problem }: DeliveryOutcome,
): Promise<void> {
  await sql`
    update oidc_logout_delivery
       set status = 'retrying', next_attempt_at = ${next}, http_status = ${http_status}, problem = ${problem}
     where id = ${id}`.execute(tx)
}
