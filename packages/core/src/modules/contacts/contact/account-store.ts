import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

/** Contacts that say an account is theirs, by its number. Numbers of accounts are among the words that contacts are found by. */
export async function selectAccountHolders(
  tx: TenantTx,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ number: string; ids: string[] }>`
    select n.number, array_agg(w.contact_id) as ids
      from unnest(${[...new Set(numbers)]}::text[]) n(number)
      join contact_word w on w.tenant_id = ${tx.tenantId} and w.word = lower(n.number)
      join contact c on c.tenant_id = w.tenant_id and c.id = w.contact_id
     where c.bank_accounts @> jsonb_build_array(jsonb_build_object('account_number', n.number)) group by n.number`.execute(
    tx,
  )
  return new Map(rows.map(({ number, ids }) => [number, ids]))
}
