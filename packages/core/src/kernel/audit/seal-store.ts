import { sql } from 'kysely'
import type { TenantTx } from '../database/transactions.ts'
import type { AuditTables, SealRow } from './tables.ts'

const tables = (tx: TenantTx) => tx.withTables<AuditTables>()

export async function selectSeal(tx: TenantTx, number: number): Promise<SealRow | undefined> {
  return tables(tx).selectFrom('audit_seal').selectAll().where('number', '=', number).executeTakeFirst()
}

export async function selectLastSeal(tx: TenantTx): Promise<SealRow | undefined> {
  return tables(tx).selectFrom('audit_seal').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
}

/** Of two processes that seal at once the later one violates the primary key and changes nothing. */
export async function insertSeal(tx: TenantTx, seal: Omit<SealRow, 'sealed_at'>): Promise<void> {
  await tables(tx)
    .insertInto('audit_seal')
    .values(seal)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** How many records no seal covers yet. */
export async function selectUnsealedCount(tx: TenantTx): Promise<number> {
  const sealed = (await selectLastSeal(tx))?.to_seq ?? 0
  const { rows } = await sql<{
    count: number
  }>`select count(*) from audit_record where seq > ${sealed}`.execute(tx)
  return rows[0]!.count
}
