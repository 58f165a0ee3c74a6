import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../kernel/database/database.ts'
import type { Statement } from '../../../kernel/database/statements.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { OauthTables } from '../tables.ts'
import type { KeyMaterial } from './key-material.ts'

export type SigningKey = Selectable<OauthTables['oidc_signing_key']>

/** A client that fetched the key set before a key was published has fetched it again by then. */
export const PUBLISH_LEAD = '24 hours'
/** Tokens of a retired key still verify; a token handed back at sign-out may be weeks old. */
export const RETIRED_OVERLAP = '30 days'

const keys = (tx: PlatformTx) => tx.withTables<OauthTables>()

/** Two rotations at once would publish two keys: the second waits and finds the first one's. */
export async function lockSigningKeys(tx: PlatformTx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('oidc_signing_key'))`.execute(tx)
}

export async function selectSigningKeys(tx: PlatformTx): Promise<SigningKey[]> {
  return keys(tx)
    .selectFrom('oidc_signing_key')
    .selectAll()
    .orderBy('alg')
    .orderBy('created_at', 'desc')
    .execute()
}

const KEYS_FINGERPRINT: Statement = {
  name: 'oidc keys fingerprint',
  role: 'platform',
  isRepeatable: true,
  text: `
    select concat_ws(e'\\n',
      (select string_agg(kid || ' ' || status, e'\\n' order by alg, created_at desc) from oidc_signing_key),
      (select string_agg(kid, e'\\n' order by kid) from oidc_process_key where expires_at > now())) as fingerprint`,
}

/** A fingerprint of all keys and their states, without the keys themselves; read with every check of the key set. */
export async function selectKeysFingerprint(database: Database): Promise<string> {
  const { rows } = await database.run<{ fingerprint: string }>(KEYS_FINGERPRINT, [])
  return rows[0]!.fingerprint
}

export async function selectDueKeys(tx: PlatformTx): Promise<SigningKey[]> {
  return keys(tx)
    .selectFrom('oidc_signing_key')
    .selectAll()
    .where('status', '=', 'published')
    .where('created_at', '<=', sql<string>`now() - ${PUBLISH_LEAD}::interval`)
    .execute()
}

export async function insertKey(
  tx: PlatformTx,
  material: KeyMaterial,
  sealed: { private_key: Buffer; status: 'published' | 'active' },
): Promise<void> {
  const activated_at = sealed.status === 'active' ? sql<string>`now()` : null
  const public_jwk = JSON.stringify(material.publicJwk)
  const { kid, alg } = material
  await keys(tx)
    .insertInto('oidc_signing_key')
    .values({ kid, alg, public_jwk, ...sealed, activated_at, retired_at: null })
    .execute()
}

/** Retires the active key of an algorithm. */
export async function updateActiveKeyRetired(tx: PlatformTx, alg: string): Promise<string[]> {
  const rows = await keys(tx)
    .updateTable('oidc_signing_key')
    .set({ status: 'retired', retired_at: sql<string>`now()` })
    .where('alg', '=', alg as never)
    .where('status', '=', 'active')
    .returning('kid')
    .execute()
  return rows.map(row => row.kid)
}

export async function updateKeyActive(tx: PlatformTx, kid: string): Promise<void> {
  await keys(tx)
    .updateTable('oidc_signing_key')
    .set({ status: 'active', activated_at: sql<string>`now()` })
    .where('kid', '=', kid)
    .where('status', '=', 'published')
    .execute()
}

export async function deleteRetired(tx: PlatformTx, olderThan: string): Promise<string[]> {
  const rows = await keys(tx)
    .deleteFrom('oidc_signing_key')
    .where('status', '=', 'retired')
    .where('retired_at', '<=', sql<string>`now() - ${olderThan}::interval`)
    .returning('kid')
    .execute()
  return rows.map(row => row.kid)
}
