import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type TotpRow = {
  readonly person_id: string
  readonly secret: Buffer
  readonly confirmed_at: string | null
  readonly last_used_at: string | null
}

export async function selectTotp(tx: PlatformTx, personId: string): Promise<TotpRow | undefined> {
  const { rows } = await sql<TotpRow>`
    select person_id, secret, confirmed_at, last_used_at from totp where person_id = ${personId}`.execute(tx)
  return rows[0]
}

/** A secret that was not confirmed makes room for a new one. False when the person has an authenticator app already. */
export async function upsertTotp(tx: PlatformTx, personId: string, secret: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into totp (person_id, secret) values (${personId}, ${secret})
    on conflict (person_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
     where totp.confirmed_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** False when it was confirmed already. The code may be used once more where a sign-in goes on with it. */
export async function updateTotpConfirmed(tx: PlatformTx, personId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update totp set confirmed_at = date_trunc('milliseconds', now()), last_step = ${step}
     where person_id = ${personId} and confirmed_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Uses a code up: of any number of tries with codes of one step, one succeeds. */
export async function updateTotpUsed(tx: PlatformTx, personId: string, step: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update totp set last_step = ${step}, last_used_at = date_trunc('milliseconds', now())
     where person_id = ${personId} and confirmed_at is not null and last_step < ${step}`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteTotp(tx: PlatformTx, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from totp where person_id = ${personId}`.execute(tx)
  return numAffectedRows === 1n
}
