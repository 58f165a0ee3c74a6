import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { PublicJwk } from '../tables.ts'
import type { KeyMaterial } from './key-material.ts'

/** Public keys of every process that signs, or recently signed, with keys of its own. */
export async function selectProcessKeys(tx: PlatformTx): Promise<PublicJwk[]> {
  const { rows } = await sql<{ public_jwk: PublicJwk }>`
    select public_jwk from oidc_process_key where expires_at > now() order by kid`.execute(tx)
  return rows.map(row => row.public_jwk)
}

/** Publishes them, or extends their publication; never shortens it. */
export async function upsertProcessKeys(
  tx: PlatformTx,
  keys: readonly KeyMaterial[],
  seconds: number,
): Promise<void> {
  for (const { kid, alg, publicJwk } of keys)
    await sql`
      insert into oidc_process_key as k (kid, alg, public_jwk, expires_at)
      values (${kid}, ${alg}, ${JSON.stringify(publicJwk)}::jsonb, now() + make_interval(secs => ${seconds}))
      on conflict (kid) do update set expires_at = greatest(k.expires_at, excluded.expires_at)`.execute(tx)
}

export async function deleteProcessKeys(tx: PlatformTx, kids: readonly string[]): Promise<void> {
  await sql`delete from oidc_process_key where kid = any(${kids}::text[])`.execute(tx)
}

export async function deleteExpiredProcessKeys(tx: PlatformTx): Promise<void> {
  await sql`delete from oidc_process_key where expires_at <= now()`.execute(tx)
}
