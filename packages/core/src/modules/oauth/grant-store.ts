import { sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'

type AnyTx = TenantTx | PlatformTx

/** The policy of oidc_grant lets the tenant role revoke grants of these sessions in other tenants too. */
export async function updateGrantsOfSessionsRevoked(tx: AnyTx, sessionIds: readonly string[]): Promise<void> {
  await sql`select set_config('tamga.ended_sessions', ${sessionIds.join(',')}, true)`.execute(tx as TenantTx)
  await sql`
    update oidc_grant set revoked_at = now()
     where session_id = any(${sessionIds}::uuid[]) and revoked_at is null`.execute(tx as TenantTx)
}

/** With each, whether its session is in this tenant now. */
export async function updateGrantsOfMembersRevoked(
  tx: TenantTx,
  people: readonly string[],
  keptSessionId: string | null,
): Promise<{ id: string; is_here: boolean }[]> {
  const { rows } = await sql<{ id: string; is_here: boolean }>`
    update oidc_grant g set revoked_at = now()
     where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[]) and revoked_at is null
       and session_id is distinct from ${keptSessionId}
    returning id, exists (select from session s where s.id = g.session_id) as is_here`.execute(tx)
  return rows
}

/** Of the session that stays, grants that would outlive it are revoked too. */
export async function updateGrantsOfPersonRevoked(
  tx: PlatformTx,
  personId: string,
  keptSessionId: string | null,
): Promise<void> {
  await sql`
    update oidc_grant set revoked_at = now()
     where person_id = ${personId} and (offline or session_id is distinct from ${keptSessionId}) and revoked_at is null`.execute(
    tx,
  )
}

export async function updateGrantsOfClientRevoked(tx: AnyTx, clientId: string): Promise<void> {
  await sql`update oidc_grant set revoked_at = now() where client_id = ${clientId} and revoked_at is null`.execute(
    tx as TenantTx,
  )
}

export async function updateGrantsOfMemberClientRevoked(
  tx: TenantTx,
  personId: string,
  clientId: string,
): Promise<void> {
  await sql`
    update oidc_grant set revoked_at = now()
     where tenant_id = ${tx.tenantId} and person_id = ${personId}::uuid and client_id = ${clientId} and revoked_at is null`.execute(
    tx,
  )
}

/** False when it was revoked before. */
export async function updateGrantRevoked(tx: PlatformTx, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update oidc_grant set revoked_at = now() where id = ${id} and revoked_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends the families of a device. */
export async function updateGrantsRevoked(tx: AnyTx, ids: readonly string[]): Promise<void> {
  await sql`update oidc_grant set revoked_at = now() where id = any(${ids}::uuid[]) and revoked_at is null`.execute(
    tx as TenantTx,
  )
}

export async function isGrantLive(tx: PlatformTx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from oidc_grant where id = ${id} and revoked_at is null and expires_at > now()`.execute(tx)
  return rows.length > 0
}

export async function deleteConsentsOfMembers(tx: TenantTx, people: readonly string[]): Promise<void> {
  await sql`
    delete from oidc_consent where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[])`.execute(
    tx,
  )
}

export async function deleteConsentsOfClient(tx: AnyTx, clientId: string): Promise<void> {
  await sql`delete from oidc_consent where client_id = ${clientId}`.execute(tx as TenantTx)
}

export async function deleteGrantsOfTenant(tx: PlatformTx, tenantId: string): Promise<void> {
  await sql`delete from oidc_grant where tenant_id = ${tenantId}`.execute(tx)
}
