import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** A sign-in that was sent to the provider and has not come back. */
export type Attempt = {
  provider: string
  issuer: string
  return_to: string
  tenant: string | null
  trial_id: string | null
  /** The person agreed that the sign-in ends another person's session in the same browser. */
  replaces: boolean
}

/** Values that only the browser has. */
export type AttemptKeys = { readonly state: string; readonly browser: string }

const MINUTES = 10

export const ATTEMPT_SECONDS = MINUTES * 60

export async function insertAttempt(tx: PlatformTx, keys: AttemptKeys, attempt: Attempt): Promise<void> {
  await sql`
    insert into sso_attempt (state_hash, browser_hash, provider, issuer, return_to, tenant, trial_id, replaces, expires_at)
    values (${hashToken(keys.state)}, ${hashToken(keys.browser)}, ${attempt.provider}, ${attempt.issuer}, ${attempt.return_to},
            ${attempt.tenant}, ${attempt.trial_id}, ${attempt.replaces}, now() + ${MINUTES} * interval '1 minute')`.execute(
    tx,
  )
}

/** Used once. A second, late or foreign callback finds nothing. */
export async function deleteAttempt(
  tx: PlatformTx,
  keys: AttemptKeys,
  provider: string,
): Promise<Attempt | undefined> {
  const { rows } = await sql<Attempt>`
    delete from sso_attempt
     where state_hash = ${hashToken(keys.state)} and browser_hash = ${hashToken(keys.browser)}
       and provider = ${provider} and expires_at > now()
    returning provider, issuer, return_to, tenant, trial_id, replaces`.execute(tx)
  return rows[0]
}

export async function deleteOldAttempts(tx: PlatformTx): Promise<void> {
  await sql`delete from sso_attempt where expires_at < now()`.execute(tx)
}
