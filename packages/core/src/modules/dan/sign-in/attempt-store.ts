import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type GatewayAttempt = {
  readonly return_to: string
  readonly tenant: string | null
  readonly replaces: boolean
  readonly person_id: string | null
}

/** Values that only the browser has. */
export type GatewayKeys = { readonly state: string; readonly browser: string }

const MINUTES = 10

export const ATTEMPT_SECONDS = MINUTES * 60

export async function insertGatewayAttempt(
  tx: PlatformTx,
  keys: GatewayKeys,
  attempt: GatewayAttempt,
): Promise<void> {
  const { return_to, tenant, replaces, person_id } = attempt
  await sql`
    insert into dan_attempt (state_hash, browser_hash, return_to, tenant, replaces, person_id, expires_at)
    values (${hashToken(keys.state)}, ${hashToken(keys.browser)}, ${return_to}, ${tenant}, ${replaces}, ${person_id},
            now() + ${MINUTES} * interval '1 minute')`.execute(tx)
}

/** Used once. A second, late or foreign callback finds nothing. */
export async function deleteGatewayAttempt(
  tx: PlatformTx,
  keys: GatewayKeys,
): Promise<GatewayAttempt | undefined> {
  const { rows } = await sql<GatewayAttempt>`
    delete from dan_attempt
     where state_hash = ${hashToken(keys.state)} and browser_hash = ${hashToken(keys.browser)} and expires_at > now()
    returning return_to, tenant, replaces, person_id`.execute(tx)
  return rows[0]
}

export async function deleteOldGatewayAttempts(tx: PlatformTx): Promise<void> {
  await sql`delete from dan_attempt where expires_at < now()`.execute(tx)
}
