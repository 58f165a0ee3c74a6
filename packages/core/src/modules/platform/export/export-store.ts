import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ExportedTable } from '../../../kernel/module/exported-table.ts'

export const ROWS_AT_ONCE = 500

export type Row = Record<string, unknown>

/** The rows behind the last one seen, in the order of the key. Names of tables and columns come from the code alone. */
export async function selectRowsAfter(
  tx: TenantTx,
  { table, columns, key }: ExportedTable,
  after: Row | null,
): Promise<Row[]> {
  const refs = (names: readonly string[]) => sql.join(names.map(name => sql.ref(name)))
  const own = table === 'tenant' ? 'id' : 'tenant_id'
  const behind = after ? sql`and (${refs(key)}) > (${sql.join(key.map(name => after[name]))})` : sql``
  const { rows } = await sql<Row>`
    select ${refs([...new Set([...columns, ...key])])} from ${sql.table(table)} where ${sql.ref(own)} = ${tx.tenantId} ${behind}
     order by ${refs(key)} limit ${ROWS_AT_ONCE}`.execute(tx)
  return rows
}
