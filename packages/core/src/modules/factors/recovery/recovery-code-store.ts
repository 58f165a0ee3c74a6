import { sql } from 'kysely'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

export type CodesLeft = { readonly remaining: number; readonly created_at: string | null }

export async function selectCodesLeft(tx: PlatformTx, personId: string): Promise<CodesLeft> {
  const { rows } = await sql<CodesLeft>`
    select count(*) filter (where used_at is null) as remaining, max(created_at) as created_at
      from recovery_code where person_id = ${personId}`.execute(tx)
  return rows[0]!
}

/** The codes before stop working. */
export async function insertCodes(
  tx: PlatformTx,
  personId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteCodes(tx, personId)
  await sql`
    insert into recovery_code (person_id, code_hash)
    select ${personId}, h from unnest(${hashes}::bytea[]) h`.execute(tx)
}

/** Each code works once. */
export async function updateCodeUsed(tx: PlatformTx, personId: string, hash: Buffer): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_code set used_at = now()
     where person_id = ${personId} and code_hash = ${hash} and used_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function deleteCodes(tx: PlatformTx, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from recovery_code where person_id = ${personId}`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
