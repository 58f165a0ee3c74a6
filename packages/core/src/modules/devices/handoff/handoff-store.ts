import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type Handoff = {
  readonly tenant_id: string
  readonly person_id: string
  readonly device_id: string
  readonly grant_id: string
  readonly acr: string
  readonly auth_methods: readonly string[]
  readonly confined: boolean
  readonly provider_id: string | null
  readonly authenticated_at: string
  readonly grant_expires_at: string
}

export type KeptHandoff = Handoff & { readonly is_expired: boolean; readonly is_used: boolean }

/** Undefined where the proof was taken before. */
export async function insertHandoff(
  tx: PlatformTx,
  { code, proof, seconds }: { code: string; proof: string; seconds: number },
  handoff: Handoff,
): Promise<string | undefined> {
  const { rows } = await sql<{ expires_at: string }>`
    insert into shell_handoff (code_hash, proof_hash, tenant_id, person_id, device_id, grant_id, acr, auth_methods, confined,
                               provider_id, authenticated_at, grant_expires_at, expires_at)
    values (${hashToken(code)}, ${hashToken(proof)}, ${handoff.tenant_id}, ${handoff.person_id}, ${handoff.device_id},
            ${handoff.grant_id}, ${handoff.acr}, ${handoff.auth_methods}::text[], ${handoff.confined}, ${handoff.provider_id},
            ${handoff.authenticated_at}, ${handoff.grant_expires_at},
            date_trunc('milliseconds', now()) + ${seconds} * interval '1 second')
    on conflict (proof_hash) do nothing returning expires_at`.execute(tx)
  return rows[0]?.expires_at
}

/** Uses the code up, whatever is presented with it; one that was used before, or is too old, is told apart for the log. */
export async function updateHandoffUsed(tx: PlatformTx, code: string): Promise<KeptHandoff | undefined> {
  const { rows } = await sql<KeptHandoff>`
    with before as (select * from shell_handoff where code_hash = ${hashToken(code)} for update),
    used as (update shell_handoff h set used_at = now() from before b where h.code_hash = b.code_hash and b.used_at is null)
    select tenant_id, person_id, device_id, grant_id, acr, auth_methods, confined, provider_id, authenticated_at, grant_expires_at,
           expires_at <= now() as is_expired, used_at is not null as is_used
      from before`.execute(tx)
  return rows[0]
}

/** Kept for an hour, to notice who comes with one that is over. */
export async function deleteOldHandoffs(tx: PlatformTx): Promise<void> {
  await sql`delete from shell_handoff where expires_at < now() - interval '1 hour'`.execute(tx)
}
