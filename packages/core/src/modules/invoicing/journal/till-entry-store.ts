import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { AccountRole, EntrySource } from '../tables.ts'

type NewEntry = {
  readonly day: string
  readonly source: EntrySource
  readonly memo: string
  readonly source_id: string
  readonly made_by: string
}

type NewLine = { readonly role?: AccountRole; readonly account_id?: string; readonly amount: string }

/** Null: it came to nothing. */
export async function insertTillEntry(
  tx: TenantTx,
  entry: NewEntry,
  lines: readonly NewLine[],
): Promise<string | null> {
  const { rows } = await sql<{ entry_id: string | null }>`
    select e.entry_id from platform.post_till_entry(${JSON.stringify(entry)}::jsonb, ${JSON.stringify(lines)}::jsonb) e`.execute(
    tx,
  )
  return rows[0]?.entry_id ?? null
}
