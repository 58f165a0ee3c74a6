import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { DocumentVerdict } from '../../../kernel/signatures/verify/report.ts'
import type { Known } from '../known/revision-store.ts'

export type Batch = {
  id: string
  created_at: string
  total: number
  done: number
  finished_at: string | null
}

export type NewBatch = {
  readonly id: string
  readonly created_by: string
  readonly documents: readonly string[]
}

export async function insertVerification(
  tx: TenantTx,
  { id, created_by, documents }: NewBatch,
): Promise<void> {
  await sql`
    insert into verification_batch (tenant_id, id, created_by, total)
    values (${tx.tenantId}, ${id}, ${created_by}, ${documents.length})`.execute(tx)
  await sql`
    insert into verification_item (tenant_id, batch_id, position, document_id)
    select ${tx.tenantId}, ${id}, n, document_id from unnest(${documents}::uuid[]) with ordinality as t(document_id, n)`.execute(
    tx,
  )
}

/** Nobody asks for the outcome after a month. */
export async function deleteOldVerifications(tx: TenantTx, before: Date): Promise<void> {
  await sql`delete from verification_batch where tenant_id = ${tx.tenantId} and created_at < ${before}`.execute(
    tx,
  )
}

/** Of the one who ordered it, and nobody else's. */
export async function selectVerification(
  tx: TenantTx,
  id: string,
  createdBy: string,
): Promise<Batch | undefined> {
  const { rows } = await sql<Batch>`
    select id, created_at, total, done, finished_at from verification_batch
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and created_by = ${createdBy}::uuid`.execute(tx)
  return rows[0]
}

export type ItemOutcome = {
  readonly version_no: number | null
  readonly verdict: DocumentVerdict | null
  readonly known: Known | null
  readonly signatures: number | null
  readonly problem: string | null
}

export type BatchItem = ItemOutcome & { readonly document_id: string; readonly is_done: boolean }

export async function selectVerificationItems(tx: TenantTx, id: string): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select document_id, is_done, version_no, verdict, known, signatures, problem from verification_item
     where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid order by position`.execute(tx)
  return rows
}

export type OpenItem = { readonly position: number; readonly document_id: string }

export async function selectOpenVerifications(tx: TenantTx, id: string, limit: number): Promise<OpenItem[]> {
  const { rows } = await sql<OpenItem>`
    select position, document_id from verification_item
     where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid and not is_done
     order by position limit ${limit}`.execute(tx)
  return rows
}

/** Counted once, also when a job is repeated; with the last one the batch is finished. */
export async function updateVerificationItem(
  tx: TenantTx,
  id: string,
  { position, ...outcome }: ItemOutcome & { readonly position: number },
): Promise<void> {
  const { version_no, verdict, known, signatures, problem } = outcome
  await sql`
    with judged as (
      update verification_item set is_done = true, version_no = ${version_no}::integer, verdict = ${verdict},
             known = ${known}, signatures = ${signatures}::integer, problem = ${problem}
       where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid and position = ${position}::integer and not is_done
      returning 1)
    update verification_batch b set done = b.done + 1,
           finished_at = case when b.done + 1 >= b.total then date_trunc('milliseconds', now()) end
      from judged where b.tenant_id = ${tx.tenantId} and b.id = ${id}::uuid`.execute(tx)
}
