import { type Selectable, sql } from 'kysely'
import { hashToken } from '../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../kernel/database/transactions.ts'
import type { CrossDeviceTables } from './tables.ts'

export type CrossDeviceRequest = Selectable<CrossDeviceTables['cross_device_request']>

/** What the waiting browser holds. */
export type RequestKeys = { readonly id: string; readonly browser: string }

export type NewRequest = Pick<CrossDeviceRequest, 'number' | 'numbers' | 'tenant' | 'ip' | 'user_agent'> & {
  readonly code: string
  readonly seconds: number
}

export async function insertCrossDeviceRequest(
  tx: PlatformTx,
  { id, browser }: RequestKeys,
  { code, number, numbers, tenant, ip, user_agent, seconds }: NewRequest,
): Promise<string> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into cross_device_request (id_hash, browser_hash, code_hash, number, numbers, tenant, ip, user_agent, expires_at)
    values (${hashToken(id)}, ${hashToken(browser)}, ${hashToken(code)}, ${number}, ${numbers}, ${tenant}, ${ip}, ${user_agent},
            date_trunc('milliseconds', now()) + ${seconds} * interval '1 second')
    returning expires_at`.execute(tx)
  return rows[0]!.expires_at
}

/** Only for the browser that began it. */
export async function selectCrossDeviceRequest(
  tx: PlatformTx,
  { id, browser }: RequestKeys,
): Promise<CrossDeviceRequest | undefined> {
  const { rows } = await sql<CrossDeviceRequest>`
    select * from cross_device_request
     where id_hash = ${hashToken(id)} and browser_hash = ${hashToken(browser)} and expires_at > now()`.execute(
    tx,
  )
  return rows[0]
}

/** For whoever scanned the code, until it is decided. */
export async function selectUndecided(tx: PlatformTx, code: string): Promise<CrossDeviceRequest | undefined> {
  const { rows } = await sql<CrossDeviceRequest>`
    select * from cross_device_request
     where code_hash = ${hashToken(code)} and decision is null and expires_at > now()`.execute(tx)
  return rows[0]
}

export type Decision = Pick<
  CrossDeviceRequest,
  'person_id' | 'session_id' | 'auth_methods' | 'acr' | 'decision'
>

/** One conditional update: a request is decided once. */
export async function updateDecision(
  tx: PlatformTx,
  code: string,
  { person_id, session_id, auth_methods, acr, decision }: Decision,
): Promise<boolean> {
  const { rows } = await sql`
    update cross_device_request
       set person_id = ${person_id}, session_id = ${session_id}, auth_methods = ${auth_methods}, acr = ${acr}, decision = ${decision}
     where code_hash = ${hashToken(code)} and decision is null and expires_at > now()
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Of two polls of the same browser one gets it. */
export async function deleteCrossDeviceRequest(
  tx: PlatformTx,
  { id, browser }: RequestKeys,
): Promise<boolean> {
  const { rows } = await sql`
    delete from cross_device_request where id_hash = ${hashToken(id)} and browser_hash = ${hashToken(browser)}
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteOldRequests(tx: PlatformTx): Promise<void> {
  await sql`delete from cross_device_request where expires_at < now()`.execute(tx)
}
