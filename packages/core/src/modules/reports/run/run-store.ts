import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Cell, cellsOf } from './cells.ts'
import { createStatement } from './compile-store.ts'
import type { ResolvedQuery } from './query.ts'

/** Rows as lists of cells, in the order of the columns; a list carries one more, which breaks ties, and is cut off. */
export async function selectRows(tx: TenantTx, query: ResolvedQuery): Promise<Cell[][]> {
  const { rows } = await sql<Record<string, Cell>>`${createStatement(query, tx.tenantId)}`.execute(tx)
  return cellsOf(rows, query)
}
