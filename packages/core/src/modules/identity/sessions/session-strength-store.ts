import { sql } from 'kysely'
import type { Acr } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { UsedPasskey } from '../policy/method-policy.ts'

/** A session never becomes weaker. Undefined when it had another token already. */
export async function updateSessionStrength(
  tx: PlatformTx,
  session: { id: string; token_hash: Buffer },
  change: { methods: readonly string[]; acr: Acr; token_hash?: Buffer },
): Promise<{ id: string; expires_at: string } | undefined> {
  const { rows } = await sql<{ id: string; expires_at: string }>`
    update session
       set auth_methods = auth_methods || array(select m from unnest(${change.methods}::text[]) m where m <> all (auth_methods)),
           acr = case when acr = 'acr:1' then ${change.acr} else acr end
           ${
             change.token_hash
               ? sql`, token_hash = ${change.token_hash}, authenticated_at = date_trunc('milliseconds', now())`
               : sql``
           }
     where id = ${session.id} and token_hash = ${session.token_hash}
     returning id, expires_at`.execute(tx)
  return rows[0]
}

/** Kept for the tenants that the session may switch to. */
export async function updateSessionPasskey(tx: PlatformTx, id: string, passkey: UsedPasskey): Promise<void> {
  await sql`update session set passkey = ${JSON.stringify(passkey)}::jsonb where id = ${id}`.execute(tx)
}

/** Null for a session that began with something else. */
export async function selectSessionPasskey(tx: PlatformTx, id: string): Promise<UsedPasskey | null> {
  const { rows } = await sql<{ passkey: UsedPasskey | null }>`
    select passkey from session where id = ${id}`.execute(tx)
  return rows[0]?.passkey ?? null
}

/** Whether the person owes the tenant a second factor that this session does not have. */
export async function selectOwesFactor(
  tx: PlatformTx,
  owing: { tenant_id: string; person_id: string; acr: Acr; auth_methods: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<{ owes: boolean | null }>`
    select not platform.is_strong(${owing.acr}, ${owing.auth_methods}::text[], coalesce((
             select federated_counts from tenant_security where tenant_id = ${owing.tenant_id}::uuid), false))
           and platform.requires_factor(${owing.tenant_id}, ${owing.person_id}) as owes`.execute(tx)
  return rows[0]?.owes ?? false
}
