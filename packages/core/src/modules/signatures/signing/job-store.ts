import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { SignerReference } from '../../../kernel/signatures/signer/port.ts'
import type { JobRow, JobStatus } from '../tables.ts'

export type NewJob = Pick<
  JobRow,
  | 'id'
  | 'document_id'
  | 'version_no'
  | 'person_id'
  | 'person_name'
  | 'person_email'
  | 'method'
  | 'level'
  | 'reason'
  | 'seal_id'
  | 'certificate'
  | 'chain'
  | 'scheme'
  | 'hash'
  | 'account'
  | 'batch_id'
  | 'sha256_before'
> & {
  readonly prepared: Buffer
  readonly byte_range: readonly number[]
  readonly attributes: Buffer
  readonly digest: Buffer
  /** What the person reads where they confirm, in their language. */
  readonly prompt: string
  readonly seconds: number
}

/** False: another signature of this document is being made. */
export async function insertSignatureJob(tx: TenantTx, job: NewJob): Promise<boolean> {
  const { rows } = await sql`
    insert into signature_job (tenant_id, id, document_id, version_no, person_id, person_name, person_email, method, level, reason, seal_id,
                               certificate, chain, scheme, hash, sha256_before, prepared, byte_range, attributes, digest, account,
                               reference, batch_id, expires_at)
    values (${tx.tenantId}, ${job.id}, ${job.document_id}, ${job.version_no}, ${job.person_id}, ${job.person_name}, ${job.person_email},
            ${job.method}, ${job.level}, ${job.reason}, ${job.seal_id}, ${job.certificate}, ${job.chain}::bytea[], ${job.scheme},
            ${job.hash}, ${job.sha256_before}, ${job.prepared}, ${[...job.byte_range]}::integer[], ${job.attributes}, ${job.digest},
            ${job.account}, jsonb_build_object('prompt', ${job.prompt}::text), ${job.batch_id},
            date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => ${job.seconds}))
    on conflict do nothing
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function selectSignatureJob(tx: TenantTx, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select id, document_id, version_no, person_id, person_name, person_email, method, level, reason, status, failure, seal_id, certificate,
           chain, scheme, hash, sha256_before, prepared, byte_range, attributes, digest, account, reference, verification_code, signature,
           batch_id, created_at, expires_at
      from signature_job where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
  return rows[0]
}

/** The signer is being asked. False: the job is over, or somebody asked before. */
export async function updateJobStarted(
  tx: TenantTx,
  id: string,
  started: { readonly reference: SignerReference; readonly verification_code: string | null },
): Promise<boolean> {
  const { rows } = await sql`
    update signature_job set status = 'awaiting_signer', reference = coalesce(reference, '{}') || ${JSON.stringify(started.reference)}::jsonb,
           verification_code = ${started.verification_code}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'prepared'
    returning 1`.execute(tx)
  return rows.length > 0
}

/** Kept before anything else is asked: nobody signs twice because a timestamp failed. */
export async function updateJobSignature(tx: TenantTx, id: string, signature: Buffer): Promise<void> {
  await sql`
    update signature_job set signature = ${signature}
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status = 'awaiting_signer' and signature is null`.execute(
    tx,
  )
}

export type JobEnd = {
  readonly status: Exclude<JobStatus, 'prepared' | 'awaiting_signer'>
  readonly failure?: string
}

/** Ends a job, once. False: it had ended. What only the signing needed is gone with it. */
export async function updateJobEnded(
  tx: TenantTx,
  id: string,
  { status, failure }: JobEnd,
): Promise<boolean> {
  const { rows } = await sql`
    update signature_job set status = ${status}, failure = ${failure ?? null},
           finished_at = date_trunc('milliseconds', clock_timestamp()),
           prepared = null, byte_range = null, attributes = null, digest = null, account = null, signature = null
     where tenant_id = ${tx.tenantId} and id = ${id}::uuid and status in ('prepared', 'awaiting_signer')
    returning 1`.execute(tx)
  return rows.length > 0
}

export async function selectOpenJob(
  tx: TenantTx,
  documentId: string,
): Promise<{ id: string; batch_id: string | null } | undefined> {
  const { rows } = await sql<{ id: string; batch_id: string | null }>`
    select id, batch_id from signature_job
     where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid and status in ('prepared', 'awaiting_signer')`.execute(
    tx,
  )
  return rows[0]
}

/** Which of these documents are being signed, or wait for somebody who is to sign them. */
export async function selectDocumentsToSign(tx: TenantTx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ document_id: string }>`
    select document_id from signature_job
     where tenant_id = ${tx.tenantId} and document_id = any(${ids}::uuid[]) and status in ('prepared', 'awaiting_signer')
     union
    select document_id from document_signer
     where tenant_id = ${tx.tenantId} and document_id = any(${ids}::uuid[]) and status = 'waiting'`.execute(
    tx,
  )
  return rows.map(row => row.document_id)
}

/** Jobs that are over are of no use after a while: what was signed stands in the log. */
export async function deleteOldSignatureJobs(tx: TenantTx, before: Date): Promise<void> {
  await sql`
    delete from signature_job
     where tenant_id = ${tx.tenantId} and created_at < ${before} and status not in ('prepared', 'awaiting_signer')`.execute(
    tx,
  )
}

/** The code that is printed with every signature of a document; the first one stays. */
export async function upsertCode(tx: TenantTx, documentId: string, code: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`
    with added as (
      insert into signature_code (tenant_id, document_id, code) values (${tx.tenantId}, ${documentId}, ${code})
      on conflict do nothing returning code)
    select code from added
     union all
    select code from signature_code where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid`.execute(
    tx,
  )
  return rows[0]!.code
}
