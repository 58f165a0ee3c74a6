import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** Longer than a logout token is valid. */
const RETENTION = '1 hour'

/** False when the token was used before. */
export async function insertLogoutToken(tx: PlatformTx, provider: string, jtiHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into sso_logout (provider, jti_hash, expires_at)
    values (${provider}, ${jtiHash}, now() + ${RETENTION}::interval) on conflict do nothing returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function deleteOldLogoutTokens(tx: PlatformTx): Promise<void> {
  await sql`delete from sso_logout where expires_at < now()`.execute(tx)
}
