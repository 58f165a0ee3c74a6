import { sql } from 'kysely'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'

export type BatchStatus = 'queued' | 'running' | 'waiting' | 'finished' | 'cancelled'

export type Batch = {
  id: string
  created_at: string
  created_by: { id: string; name: string; email: string }
  purpose: string
  status: BatchStatus
  total: number
  done: number
  found: number
  finished_at: string | null
}

const VIEW = sql`
  id, created_at, json_build_object('id', created_by, 'name', created_by_name, 'email', coalesce(created_by_email, '')) as created_by,
  purpose, status, total, done, found, finished_at`

export type NewBatch = {
  readonly id: string
  readonly purpose: string
  readonly created_by: { readonly id: string; readonly name: string; readonly email: string }
  readonly numbers: readonly string[]
}

export async function insertBatch(
  tx: TenantTx,
  { id, purpose, created_by, numbers }: NewBatch,
): Promise<Batch> {
  const { rows } = await sql<Batch>`
    insert into registry_batch (id, purpose, created_by, created_by_name, created_by_email, total)
    values (${id}, ${purpose}, ${created_by.id}, ${created_by.name}, ${created_by.email || null}, ${numbers.length})
    returning ${VIEW}`.execute(tx)
  await sql`
    insert into registry_batch_item (tenant_id, batch_id, position, registry_number)
    select ${tx.tenantId}, ${id}, n, number from unnest(${numbers}::text[]) with ordinality as t(number, n)`.execute(
    tx,
  )
  return rows[0]!
}

/** Of one person, where one is named. */
export async function selectBatches(
  tx: TenantTx,
  createdBy: string | undefined,
  query: PageQuery,
): Promise<Page<Batch>> {
  const own = createdBy === undefined ? sql`true` : sql`created_by = ${createdBy}::uuid`
  const wanted = sql`tenant_id = ${tx.tenantId} and ${own}`
  return selectPage<Batch>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from registry_batch where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from registry_batch where ${wanted}`,
  })
}

export async function selectBatch(tx: TenantTx, id: string): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select ${VIEW} from registry_batch where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

/** False: it is not in one of these states any more. */
export async function updateBatchStatus(
  tx: TenantTx,
  id: string,
  change: { readonly from: readonly BatchStatus[]; readonly to: BatchStatus },
): Promise<boolean> {
  const { rows } = await sql`
    update registry_batch set status = ${change.to},
           finished_at = case when ${change.to} in ('finished', 'cancelled') then date_trunc('milliseconds', now()) end
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = any(${change.from}::text[])
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function deleteOldBatches(tx: TenantTx, before: Date): Promise<void> {
  await sql`delete from registry_batch where tenant_id = ${tx.tenantId} and created_at < ${before}`.execute(
    tx,
  )
}
