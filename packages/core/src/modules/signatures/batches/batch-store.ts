import { sql } from 'kysely'
import type { PersonRef } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { SignatureLevel } from '../../../kernel/signatures/sign/levels.ts'

export type BatchItem = {
  document: { id: string; title: string }
  status: 'waiting' | 'signed' | 'failed'
  failure: string | null
}

export type SealBatch = {
  id: string
  created_at: string
  created_by: PersonRef
  level: SignatureLevel
  reason: string | null
  status: 'running' | 'finished'
  total: number
  done: number
  failed: number
  finished_at: string | null
}

export type NewBatch = {
  readonly id: string
  readonly by: PersonRef
  readonly level: SignatureLevel
  readonly reason: string | null
  readonly documents: readonly {
    readonly id: string
    readonly title: string
    readonly sha256: string | null
  }[]
}

export async function insertSealBatch(
  tx: TenantTx,
  { id, by, level, reason, documents }: NewBatch,
): Promise<void> {
  await sql`
    insert into seal_batch (tenant_id, id, created_by, created_by_name, created_by_email, level, reason, total)
    values (${tx.tenantId}, ${id}, ${by.id}, ${by.name}, ${by.email || null}, ${level}, ${reason}, ${documents.length})`.execute(
    tx,
  )
  await sql`
    insert into seal_batch_item (tenant_id, batch_id, position, document_id, document_title, sha256)
    select ${tx.tenantId}, ${id}, d.position, d.id, d.title, decode(d.sha256, 'hex')
      from unnest(${documents.map(one => one.id)}::uuid[], ${documents.map(one => one.title)}::text[],
                  ${documents.map(one => one.sha256)}::text[]) with ordinality
           as d(id, title, sha256, position)`.execute(tx)
}

export async function selectSealBatch(tx: TenantTx, id: string): Promise<SealBatch | undefined> {
  const { rows } = await sql<SealBatch>`
    select id, created_at, json_build_object('id', created_by, 'name', created_by_name, 'email', coalesce(created_by_email, '')) as created_by,
           level, reason, status, total, done, failed, finished_at
      from seal_batch where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

export async function selectSealBatchItems(tx: TenantTx, id: string): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select json_build_object('id', document_id, 'title', document_title) as document, status, failure
      from seal_batch_item where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid order by position limit 500`.execute(
    tx,
  )
  return rows
}

export type NextItem = { position: number; document_id: string; sha256: string | null }

/** The first document that waits, with its place and the file that the seal was confirmed for. */
export async function selectNextItem(tx: TenantTx, id: string): Promise<NextItem | undefined> {
  const { rows } = await sql<NextItem>`
    select position, document_id, encode(sha256, 'hex') as sha256 from seal_batch_item
     where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid and status = 'waiting' order by position limit 1`.execute(
    tx,
  )
  return rows[0]
}

/** Whether a job of this batch has signed the document, whoever wrote it down. */
export async function selectIsSealed(tx: TenantTx, id: string, documentId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from signature_job
     where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid and batch_id = ${id}::uuid and status = 'signed' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function updateSealBatchItem(
  tx: TenantTx,
  id: string,
  item: { readonly position: number; readonly status: 'signed' | 'failed'; readonly failure: string | null },
): Promise<void> {
  const { rows } = await sql`
    update seal_batch_item set status = ${item.status}, failure = ${item.failure}
     where tenant_id = ${tx.tenantId} and batch_id = ${id}::uuid and position = ${item.position} and status = 'waiting'
    returning 1`.execute(tx)
  if (rows.length === 0) return
  await sql`
    update seal_batch set done = done + 1, failed = failed + ${item.status === 'failed' ? 1 : 0}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}

export async function updateSealBatchFinished(tx: TenantTx, id: string): Promise<void> {
  await sql`
    update seal_batch set status = 'finished', finished_at = date_trunc('milliseconds', now())
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'running'`.execute(tx)
}
