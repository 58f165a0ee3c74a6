import { createHash } from 'node:crypto'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import {
  createVersion,
  lockDocument,
  selectDocument,
  targetOf,
  updateDocumentStatus,
  updateSignatureCount,
} from '../../documents/index.ts'
import { appendToLog } from '../log/log.ts'
import { updateSigner } from '../signers/signer-store.ts'
import type { JobRow } from '../tables.ts'
import { identityOf } from './choose-signer.ts'
import { endJob } from './end-job.ts'
import { updateJobEnded } from './job-store.ts'
import { presentCaller } from './present-caller.ts'
import { registerSigned } from './register-revision.ts'
import { requireSigningAccess, SIGNABLE } from './signable.ts'
import { signerNameOf } from './signer-name.ts'

/**
 * The signed version, the log, the count, the state of the document and the end of the job in one transaction: either all of it is there or
 * nothing. Of two processes that come here with the same job one changes nothing.
 */
export async function completeJob(ctx: TenantContext, job: JobRow, signed: Buffer): Promise<void> {
  try {
    await inTenant(ctx, tx => writeAll(tx, ctx, { job, signed }))
  } catch (error) {
    // Another version came while the signer was asked, or the document may not be signed any more, or not by them.
    if (!(error instanceof AppError) || ![403, 404, 409].includes(error.status)) throw error
    const failure = error.status === 403 ? error.code : 'document_changed'
    await endJob(ctx, job, { status: 'failed', failure })
  }
}

/** While the signer was asked, rights may have been taken away and other signers named. */
async function requireStillAllowed(tx: TenantTx, ctx: TenantContext, job: JobRow): Promise<void> {
  await lockDocument(tx, job.document_id)
  const { person_id, person_name, person_email } = job
  const signer = await presentCaller(tx, ctx, { id: person_id, name: person_name, email: person_email ?? '' })
  await requireSigningAccess(tx, signer, { id: job.document_id, method: job.method })
}

async function writeAll(
  tx: TenantTx,
  ctx: TenantContext,
  { job, signed }: { job: JobRow; signed: Buffer },
): Promise<void> {
  if (!(await updateJobEnded(tx, job.id, { status: 'signed' }))) return
  const actor = { id: job.person_id, name: job.person_name, email: job.person_email }
  const by = { ...ctx, actor }
  await requireStillAllowed(tx, ctx, job)
  const { certificate } = identityOf(job)
  const version = await createVersion(tx, by, {
    document_id: job.document_id,
    after: job.version_no,
    from: SIGNABLE,
    bytes: signed,
    kind: 'signature',
  })
  await updateSignatureCount(tx, job.document_id)
  await updateDocumentStatus(tx, { id: job.document_id, from: ['draft', 'approved'], to: 'signed' })
  if (job.method === 'eid')
    await updateSigner(tx, job.document_id, { person_id: job.person_id, status: 'signed' })
  const document = (await selectDocument(tx, job.document_id))!
  const entry = await appendToLog(tx, ctx.services.settings, {
    document_id: document.id,
    document_title: document.title,
    version_no: version.no,
    signer_name: signerNameOf(certificate),
    serial: certificate.serial.toString('hex'),
    method: job.method,
    level: job.level,
    sha256_before: job.sha256_before,
    sha256_after: createHash('sha256').update(signed).digest(),
    actor_id: job.person_id,
    actor_name: job.person_name,
    actor_email: job.person_email,
    reference: job.seal_id ?? String(job.reference?.['session_id'] ?? ''),
  })
  await registerSigned(tx, document, entry)
  await recordChange(tx, by, {
    action: job.method === 'seal' ? 'signatures.sealed' : 'signatures.signed',
    target: targetOf(document),
    changes: {
      version_no: [job.version_no, version.no],
      level: [null, job.level],
      serial: [null, entry.serial],
      ...(job.reason && { reason: [null, job.reason] }),
    },
  })
}
