import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Cell, cellsOf } from './cells.ts'
import { createStatement } from './compile-store.ts'
import type { ResolvedQuery } from './query.ts'

export async function countRows(tx: TenantTx, query: ResolvedQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${createStatement(query, tx.tenantId)}) counted`.execute(tx)
  return rows[0]!.count
}

/** The rows in batches through a cursor: neither this process nor the server holds them all. */
export async function* selectInBatches(
  tx: TenantTx,
  query: ResolvedQuery,
  size: number,
): AsyncGenerator<Cell[][]> {
  await sql`declare report_rows no scroll cursor for ${createStatement(query, tx.tenantId)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Record<string, Cell>>`fetch ${sql.lit(size)} from report_rows`.execute(tx)
    const cells = cellsOf(rows, query)
    // The driver's result outlives its batch until the next full collection (measured: 400 bytes for each row of an export): it is emptied.
    rows.length = 0
    if (cells.length > 0) yield cells
    if (cells.length < size) return
  }
}
