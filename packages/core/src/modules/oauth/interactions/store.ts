import { sql } from 'kysely'
import { hashToken } from '../../../kernel/crypto/token.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { VALUE } from '../engine/storage/short-lived-store.ts'

/** An interaction as the engine stored it. */
export type StoredInteraction = {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly prompt: {
    readonly name: 'login' | 'consent' | 'select_account'
    readonly reasons: readonly string[]
  }
  readonly session?: { readonly uid?: string; readonly accountId?: string }
  readonly lastSubmission?: Readonly<Record<string, unknown>>
  readonly returnTo: string
  readonly created_at: string
  readonly exp: number
}

export async function selectInteraction(tx: PlatformTx, uid: string): Promise<StoredInteraction | undefined> {
  const { rows } = await sql<{ payload: Omit<StoredInteraction, 'created_at'>; created_at: string }>`
    select payload, created_at from oidc_token
     where id = ${hashToken(uid)} and model = 'Interaction' and expires_at > now() and not payload ? 'result'`.execute(
    tx,
  )
  const [row] = rows
  return (
    row && { ...row.payload, created_at: row.created_at, returnTo: row.payload.returnTo.replace(VALUE, uid) }
  )
}

export type Outcome = { result: object; session?: { uid: string; accountId: string } }

/** Only the first answer is stored. */
export async function updateInteractionAnswered(
  tx: PlatformTx,
  uid: string,
  outcome: Outcome,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update oidc_token set payload = payload || ${JSON.stringify(outcome)}::jsonb
     where id = ${hashToken(uid)} and model = 'Interaction' and expires_at > now() and not payload ? 'result'`.execute(
    tx,
  )
  return numAffectedRows === 1n
}
