import { sql } from 'kysely'
import { integerKey, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { Outcome } from '../lookups/lookup-store.ts'

export type BatchItem = {
  position: number
  registry_number: string
  outcome: Outcome
  registry_code: number | null
  name: string | null
  entity_status: 'registered' | 'liquidated' | null
  fetched_at: string | null
}

export async function selectBatchItems(
  tx: TenantTx,
  batchId: string,
  query: PageQuery,
): Promise<Page<BatchItem>> {
  const wanted = sql`tenant_id = ${tx.tenantId} and batch_id = ${batchId}::uuid`
  return selectPage<BatchItem>(tx, query, {
    order: {
      name: 'position',
      descending: false,
      columns: [integerKey(sql`position`, row => row.position, 'integer')],
    },
    select: ({ after, order, limit }) => sql`
      select position, registry_number, outcome, registry_code, name, entity_status, fetched_at
        from registry_batch_item where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from registry_batch_item where ${wanted}`,
  })
}

/** The next ones that nobody has asked for. */
export async function selectOpenItems(
  tx: TenantTx,
  batchId: string,
  limit: number,
): Promise<{ position: number; registry_number: string }[]> {
  const { rows } = await sql<{ position: number; registry_number: string }>`
    select position, registry_number from registry_batch_item
     where tenant_id = ${tx.tenantId} and batch_id = ${batchId}::uuid and outcome = 'asked'
     order by position limit ${limit}`.execute(tx)
  return rows
}

export type ItemResult = Omit<BatchItem, 'registry_number'>

/** Counted once, also when a job is repeated. */
export async function updateItem(tx: TenantTx, batchId: string, item: ItemResult): Promise<void> {
  const { position, outcome, registry_code, name, entity_status, fetched_at } = item
  await sql`
    with answered as (
      update registry_batch_item set outcome = ${outcome}, registry_code = ${registry_code}, name = ${name},
             entity_status = ${entity_status}, fetched_at = ${fetched_at}
       where tenant_id = ${tx.tenantId} and batch_id = ${batchId}::uuid and position = ${position}::integer and outcome = 'asked'
      returning outcome)
    update registry_batch b set done = b.done + 1, found = b.found + (a.outcome = 'found')::int
      from answered a where b.tenant_id = ${tx.tenantId} and b.id = ${batchId}::uuid`.execute(tx)
}
