import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ClientTx } from '../client-store.ts'
import type { LogoutDelivery } from '../tables.ts'

/** More deliveries than this are not looked at for a day's picture. */
const MOST_COUNTED = 5000

export type DeliveryQuery = PageQuery & { status?: LogoutDelivery['status'] }

export const selectDeliveries = (
  tx: ClientTx,
  clientId: string,
  { status, ...query }: DeliveryQuery,
): Promise<Page<LogoutDelivery>> =>
  selectPage<LogoutDelivery>(tx, query, {
    order: newestFirst(sql`d.id`),
    select: ({ after, order, limit }) => sql`
      select d.id, d.session_id, json_build_object('id', d.person_id, 'name', coalesce(m.name, ''), 'email', coalesce(m.email, '')) as user,
             d.cause, d.status, d.attempt, case when d.status = 'retrying' then d.next_attempt_at end as next_attempt_at,
             d.http_status, d.problem, d.created_at, d.finished_at
        from oidc_logout_delivery d left join membership m on m.tenant_id = d.tenant_id and m.person_id = d.person_id
       where d.client_id = ${clientId} and (${status ?? null}::text is null or d.status = ${status ?? null}) and ${after}
       order by ${order} limit ${limit}`,
  })

export type DeliveryHour = { at: string; succeeded: number; failed: number }

/** The last of a client's deliveries, by the hour in which they were made; what is still on its way counts for neither. */
export async function selectDeliveryHours(tx: ClientTx, clientId: string): Promise<DeliveryHour[]> {
  const { rows } = await sql<DeliveryHour>`
    /* reads much: the last of one client's deliveries, at most as many as are counted */
    select to_char(date_trunc('hour', d.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
           count(*) filter (where d.status = 'delivered') as succeeded, count(*) filter (where d.status = 'failed') as failed
      from (select created_at, status from oidc_logout_delivery where client_id = ${clientId} order by id desc limit ${MOST_COUNTED}) d
     where d.created_at >= date_trunc('hour', now()) - interval '23 hours' and d.status in ('delivered', 'failed')
     group by 1 order by 1`.execute(tx)
  return rows
}

/** A client to be notified that a session ended, or that it ended in one tenant only. */
export type NewDelivery = {
  readonly tenant_id: string
  readonly client_id: string
  readonly session_id: string
  readonly person_id: string
  readonly left_tenant: string | null
}

/** One delivery for each client and session, unless the client was already notified that the session left its tenant. */
export async function insertDeliveries(
  tx: PlatformTx,
  deliveries: readonly NewDelivery[],
  cause: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into oidc_logout_delivery (tenant_id, id, client_id, session_id, person_id, cause, left_tenant)
    select n.tenant_id, platform.uuidv7(), n.client_id, n.session_id, n.person_id, ${cause}, n.left_tenant
      from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb)
        as n (tenant_id uuid, client_id text, session_id uuid, person_id uuid, left_tenant uuid)
     where not exists (select from oidc_logout_delivery d where d.session_id = n.session_id and d.client_id = n.client_id
                          and d.left_tenant = n.tenant_id)
    on conflict (session_id, client_id, left_tenant) do nothing returning id`.execute(tx)
  return rows.map(row => row.id)
}

export type Delivery = {
  readonly tenant_id: string
  readonly id: string
  readonly client_id: string
  readonly session_id: string
  readonly person_id: string
  readonly attempt: number
  readonly backchannel_logout_uri: string
  /** Of the client; the delivery itself belongs to the tenant that the person was in. */
  readonly client_tenant_id: string
  readonly id_token_signed_response_alg: string
}

export type DeliveryOutcome = {
  readonly ok: boolean
  readonly http_status: number | null
  readonly problem: string | null
}

/** Counts an attempt; undefined when the delivery is finished. */
export async function updateDeliveryAttempt(tx: PlatformTx, id: string): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    update oidc_logout_delivery d set attempt = d.attempt + 1
      from oidc_client c
     where d.id = ${id} and d.status in ('queued', 'retrying') and c.client_id = d.client_id
       and c.backchannel_logout_uri is not null
    returning d.tenant_id, d.id, d.client_id, d.session_id, d.person_id, d.attempt, c.backchannel_logout_uri, c.id_token_signed_response_alg,
              c.tenant_id as client_tenant_id`.execute(tx)
  return rows[0]
}

export async function updateDeliveryFinished(
  tx: PlatformTx,
  id: string,
  { ok, http_status, problem }: DeliveryOutcome,
): Promise<void> {
  await sql`
    update oidc_logout_delivery
       set status = ${ok ? 'delivered' : 'failed'}, http_status = ${http_status}, problem = ${problem}, finished_at = now()
     where id = ${id}`.execute(tx)
}

export async function updateDeliveryRetrying(
  tx: PlatformTx,
  id: string,
  { runAt, http_status, problem }: Omit<DeliveryOutcome, 'ok'> & { readonly runAt: Date },
): Promise<void> {
  await sql`
    update oidc_logout_delivery
       set status = 'retrying', next_attempt_at = ${runAt}, http_status = ${http_status}, problem = ${problem}
     where id = ${id}`.execute(tx)
}

export async function deleteOldDeliveries(tx: PlatformTx): Promise<void> {
  await sql`delete from oidc_logout_delivery where created_at < now() - interval '90 days'`.execute(tx)
}
