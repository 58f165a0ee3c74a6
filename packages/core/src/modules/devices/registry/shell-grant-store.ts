import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { DeviceRow } from '../tables.ts'

export type ShellGrantRow = {
  readonly tenant_id: string
  readonly grant_id: string
  readonly device_id: string
  readonly person_id: string
  readonly origin_session_id: string
  readonly expires_at: string
}

type Tx = TenantTx | PlatformTx

export async function upsertShellGrant(tx: PlatformTx, grant: ShellGrantRow): Promise<void> {
  await sql`
    insert into shell_grant (tenant_id, grant_id, device_id, person_id, origin_session_id, expires_at)
    values (${grant.tenant_id}, ${grant.grant_id}, ${grant.device_id}, ${grant.person_id}, ${grant.origin_session_id}, ${grant.expires_at})
    on conflict (tenant_id, grant_id) do update
      set last_used_at = date_trunc('milliseconds', now()), expires_at = excluded.expires_at`.execute(tx)
}

/** A family has one work area: the session before it is handed back, to be ended. */
export async function updateGrantSession(
  tx: PlatformTx,
  { tenant_id, grant_id, session_id }: { tenant_id: string; grant_id: string; session_id: string },
): Promise<string | null> {
  const { rows } = await sql<{ session_id: string | null }>`
    with before as (
      select tenant_id, grant_id, session_id from shell_grant where tenant_id = ${tenant_id}::uuid and grant_id = ${grant_id}::uuid for update)
    update shell_grant g set session_id = ${session_id} from before b
     where g.tenant_id = b.tenant_id and g.grant_id = b.grant_id
    returning b.session_id`.execute(tx)
  return rows[0]?.session_id ?? null
}

export type DeviceUse = { readonly grant_id: string; readonly session_id: string | null }

/** All families of a device, or those of one person on it. */
export async function selectGrantsOfDevice(
  tx: Tx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  personId?: string,
): Promise<DeviceUse[]> {
  const { rows } = await sql<DeviceUse>`
    select grant_id, session_id from shell_grant
     where tenant_id = ${tenant_id}::uuid and device_id = ${id}::uuid
       ${personId === undefined ? sql`` : sql`and person_id = ${personId}::uuid`}`.execute(tx as TenantTx)
  return rows
}

export async function hasOtherPeople(
  tx: Tx,
  { tenant_id, id }: Pick<DeviceRow, 'tenant_id' | 'id'>,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from shell_grant
     where tenant_id = ${tenant_id}::uuid and device_id = ${id}::uuid and person_id <> ${personId}::uuid limit 1`.execute(
    tx as TenantTx,
  )
  return rows.length > 0
}

/** Sessions that ended: their families, which have no work area any more. */
export async function updateSessionsGone(tx: Tx, sessionIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ grant_id: string }>`
    update shell_grant set session_id = null
     where session_id = any(array(select unnest(${sessionIds}::uuid[]))) returning grant_id`.execute(
    tx as TenantTx,
  )
  return rows.map(({ grant_id }) => grant_id)
}

/** Work areas that came from sign-ins which ended. */
export async function selectWorkAreasOf(tx: Tx, originIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ session_id: string }>`
    select session_id from shell_grant
     where origin_session_id = any(array(select unnest(${originIds}::uuid[]))) and session_id is not null`.execute(
    tx as TenantTx,
  )
  return rows.map(({ session_id }) => session_id)
}

export async function deleteOldShellGrants(tx: PlatformTx): Promise<void> {
  await sql`delete from shell_grant where expires_at < now() and session_id is null`.execute(tx)
}
