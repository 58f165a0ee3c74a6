import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { NewGrant } from '../engine/storage/unit-of-work.ts'
import { hashUserCode } from './user-code.ts'

const MODEL = 'DeviceInteraction'

export type FoundDevice = { readonly id: Buffer; readonly status: 'waiting' | 'answered' | 'expired' }

export async function selectDeviceByUserCode(
  tx: PlatformTx,
  userCode: string,
): Promise<FoundDevice | undefined> {
  const { rows } = await sql<FoundDevice>`
    select d.id, case when t.grant_id is not null or t.payload ? 'error' then 'answered'
                      when d.expires_at <= now() then 'expired' else 'waiting' end as status
      from oidc_device d join oidc_token t on t.id = d.id
     where d.user_code = ${hashUserCode(userCode)}`.execute(tx)
  return rows[0]
}

/** Binds the decision to a browser; it expires with the device code. */
export async function insertInteraction(tx: PlatformTx, uid: string, device: FoundDevice): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    insert into oidc_token (id, model, client_id, payload, expires_at)
    select ${hashToken(uid)}, ${MODEL}, client_id, jsonb_build_object('device', encode(id, 'hex')), expires_at
      from oidc_device where id = ${device.id}
    returning ceil(extract(epoch from expires_at - now()))::int as seconds`.execute(tx)
  return rows[0]!.seconds
}

/** The request of a device, and the browser that may decide it. */
export type DeviceInteraction = {
  readonly device_id: Buffer
  readonly client_id: string
  readonly params: Readonly<Record<string, string | undefined>> & { readonly resource?: string | string[] }
  readonly ip: string | null
  readonly user_agent: string | null
  readonly requested_at: string
  readonly expires_at: string
  /** The session that was shown the request; no other may answer. */
  readonly session_id: string | null
  /** Only a sign-in after this moment counts. */
  readonly signed_in_after: string | null
  readonly created_at: string
}

/** Only while the device still waits. */
export async function selectInteraction(tx: PlatformTx, uid: string): Promise<DeviceInteraction | undefined> {
  const { rows } = await sql<DeviceInteraction>`
    with i as materialized (
      select *, decode(payload ->> 'device', 'hex') as device from oidc_token
       where id = ${hashToken(uid)} and model = ${MODEL} and consumed_at is null)
    select d.id as device_id, d.client_id, coalesce(t.payload -> 'params', '{}') as params, d.ip, d.user_agent,
           d.created_at as requested_at, d.expires_at, i.payload ->> 'session_id' as session_id,
           i.payload ->> 'signed_in_after' as signed_in_after, i.created_at
      from i
      join oidc_device d on d.id = i.device
      join oidc_token t on t.id = d.id
     where d.expires_at > now() and t.grant_id is null and not t.payload ? 'error'`.execute(tx)
  return rows[0]
}

type Turn = { session_id: string } | { session_id: null; signed_in_after: string }

export async function updateInteraction(tx: PlatformTx, uid: string, turn: Turn): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update oidc_token set payload = payload || ${JSON.stringify(turn)}::jsonb
     where id = ${hashToken(uid)} and model = ${MODEL} and consumed_at is null and expires_at > now()`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

type Verdict = { readonly payload: object; readonly grant_id?: string }

/** Only the first answer counts, and only from the browser that was asked. */
export async function updateDeviceAnswered(
  tx: PlatformTx,
  uid: string,
  { payload, grant_id }: Verdict,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with spent as (
      update oidc_token set consumed_at = now()
       where id = ${hashToken(uid)} and model = ${MODEL} and consumed_at is null returning decode(payload ->> 'device', 'hex') as device)
    update oidc_token t set payload = t.payload || ${JSON.stringify(payload)}::jsonb, grant_id = ${grant_id ?? null}
      from spent
     where t.id = spent.device and t.model = 'DeviceCode' and t.grant_id is null
       and not t.payload ? 'error' and t.consumed_at is null and t.expires_at > now()`.execute(tx)
  return numAffectedRows === 1n
}

/** Locks the session: ending it waits, or it is not found here. */
export async function lockSession(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`select from session where id = ${id} for key share`.execute(tx)
  return rows.length === 1
}

export async function insertGrant(tx: PlatformTx, id: string, grant: NewGrant): Promise<void> {
  await sql`
    insert into oidc_grant (tenant_id, id, person_id, client_id, session_id, offline, payload, expires_at)
    values (${grant.tenant_id}, ${id}, ${grant.person_id}, ${grant.client_id}, ${grant.session_id}, ${grant.offline},
            ${JSON.stringify(grant.payload)}::jsonb, to_timestamp(${grant.expires_at}))`.execute(tx)
}
