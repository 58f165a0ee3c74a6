import { sql } from 'kysely'
import type { PlatformTx } from '../../kernel/database/transactions.ts'

/** What a person has to prove who they are, beside a password. */
export type FactorRow = {
  readonly totp_secret: Buffer | null
  readonly passkeys: number
  readonly recovery_codes: number
}

export async function selectFactors(tx: PlatformTx, personId: string): Promise<FactorRow> {
  const { rows } = await sql<FactorRow>`
    select (select secret from totp where person_id = ${personId} and confirmed_at is not null) as totp_secret,
           (select count(*) from passkey where person_id = ${personId}) as passkeys,
           (select count(*) from recovery_code where person_id = ${personId} and used_at is null) as recovery_codes`.execute(
    tx,
  )
  return rows[0]!
}

/** Whether the tenant requires two factors of the person, and time to add one is over. */
export async function selectRequiresFactor(
  tx: PlatformTx,
  { tenant_id, person_id }: { tenant_id: string; person_id: string },
): Promise<boolean> {
  const { rows } = await sql<{ requires: boolean | null }>`
    select platform.requires_factor(${tenant_id}, ${person_id}) as requires`.execute(tx)
  return rows[0]?.requires ?? false
}
