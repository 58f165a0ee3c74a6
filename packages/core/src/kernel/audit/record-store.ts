import type { Insertable } from 'kysely'
import type { PlatformTx, TenantTx } from '../database/transactions.ts'
import type { AuditRow, AuditTables } from './tables.ts'

export type NewRecord = Omit<Insertable<AuditTables['audit_record']>, 'seq' | 'changes'> & {
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

export async function insertRecords(tx: TenantTx | PlatformTx, records: readonly NewRecord[]): Promise<void> {
  await tx
    .withTables<AuditTables>()
    .insertInto('audit_record')
    .values(records.map(record => ({ ...record, changes: JSON.stringify(record.changes) })))
    .execute()
}

export type RecordRange = { readonly from: number; readonly to: number; readonly limit?: number }

/** The records of a range of numbers, in their order; at most so many where a limit is given. */
export async function selectRecords(tx: TenantTx, { from, to, limit }: RecordRange): Promise<AuditRow[]> {
  const records = tx
    .withTables<AuditTables>()
    .selectFrom('audit_record')
    .selectAll()
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
  return (limit === undefined ? records : records.limit(limit)).execute()
}
