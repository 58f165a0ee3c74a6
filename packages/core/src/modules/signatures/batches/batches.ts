import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import { AppError, invalid, notFound } from '../../../kernel/http/problem.ts'
import type { SignatureLevel } from '../../../kernel/signatures/sign/levels.ts'
import { type DocumentRow, requireDocument } from '../../documents/index.ts'
import { advanceJob } from '../signing/advance-job.ts'
import { chooseSigner } from '../signing/choose-signer.ts'
import { selectOpenJob, selectSignatureJob } from '../signing/job-store.ts'
import { presentCaller } from '../signing/present-caller.ts'
import { prepareJob, requireSealRight } from '../signing/start-signing.ts'
import {
  type BatchItem,
  insertSealBatch,
  type NextItem,
  type SealBatch,
  selectIsSealed,
  selectNextItem,
  selectSealBatch,
  selectSealBatchItems,
  updateSealBatchFinished,
  updateSealBatchItem,
} from './batch-store.ts'

/** The task that seals the documents of a batch. */
export const SEAL_BATCH = 'signatures.seal_batch'

export type BatchWanted = {
  readonly documents: readonly string[]
  readonly level: SignatureLevel
  readonly reason?: string | undefined
  readonly page?: number | undefined
}

export type BatchView = SealBatch & { items: BatchItem[] }

/** One confirmation for many documents: each of them is one that the caller may see, and each is sealed in turn by a job afterwards. */
export async function createBatch(ctx: SessionContext, wanted: BatchWanted): Promise<BatchView> {
  await requireSealRight(ctx)
  await chooseSigner(ctx, ctx.person.id, 'seal')
  const ids = [...new Set(wanted.documents)]
  if (ids.length !== wanted.documents.length) throw invalid({ path: '/documents', code: 'document_repeated' })
  const id = uuidv7()
  await inTenant(ctx, async tx => {
    const documents: DocumentRow[] = []
    for (const each of ids) documents.push(await requireDocument(tx, ctx, { id: each, level: 'read' }))
    await insertSealBatch(tx, {
      id,
      by: ctx.person,
      level: wanted.level,
      reason: wanted.reason ?? null,
      documents,
    })
    await recordChange(tx, ctx, {
      action: 'signatures.batch_confirmed',
      target: { type: 'seal_batch', id, name: ctx.tenant.name },
      changes: { documents: [null, documents.length], level: [null, wanted.level] },
    })
    await ctx.services.jobs.enqueue(tx, SEAL_BATCH, { payload: { batch_id: id }, key: id })
  })
  return readBatch(ctx, id)
}

export const readBatch = (ctx: SessionContext, id: string): Promise<BatchView> =>
  inTenant(ctx, async tx => {
    const batch = isUuid(id) ? await selectSealBatch(tx, id) : undefined
    if (batch?.created_by.id !== ctx.person.id) throw notFound()
    return { ...batch, items: await selectSealBatchItems(tx, id) }
  })

/** Seals what waits, one document after the other. Begun again after a crash, it goes on behind what was done. */
export async function sealBatch(ctx: TenantContext, id: string): Promise<void> {
  const batch = await inTenant(ctx, tx => selectSealBatch(tx, id))
  if (batch?.status !== 'running') return
  for (;;) {
    const item = await inTenant(ctx, tx => selectNextItem(tx, id))
    if (!item) break
    const failure = await sealOne(ctx, batch, item)
    const status = failure === null ? 'signed' : 'failed'
    await inTenant(ctx, tx => updateSealBatchItem(tx, id, { position: item.position, status, failure }))
  }
  await inTenant(ctx, tx => updateSealBatchFinished(tx, id))
}

/** Null when the document is sealed; otherwise why not. */
async function sealOne(ctx: TenantContext, batch: SealBatch, item: NextItem): Promise<string | null> {
  const documentId = item.document_id
  if (await inTenant(ctx, tx => selectIsSealed(tx, batch.id, documentId))) return null
  try {
    const id = (await findBegun(ctx, batch, documentId)) ?? (await beginOne(ctx, batch, item))
    await advanceJob(ctx, id, { milliseconds: 0, signal: new AbortController().signal })
    const job = await inTenant(ctx, tx => selectSignatureJob(tx, id))
    if (job?.status === 'signed') return null
    return job?.failure ?? 'unavailable'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

/** What a process began that ended before it was done. */
async function findBegun(
  ctx: TenantContext,
  batch: SealBatch,
  documentId: string,
): Promise<string | undefined> {
  const open = await inTenant(ctx, tx => selectOpenJob(tx, documentId))
  return open?.batch_id === batch.id ? open.id : undefined
}

/** With the rights that whoever confirmed it has now: a right that was taken away ends what runs in their name. */
async function beginOne(
  ctx: TenantContext,
  batch: SealBatch,
  { document_id, sha256 }: NextItem,
): Promise<string> {
  const by = batch.created_by
  return prepareJob(ctx, document_id, {
    method: 'seal',
    sha256,
    level: batch.level,
    reason: batch.reason ?? undefined,
    by,
    batch_id: batch.id,
    caller: await inTenant(ctx, tx => presentCaller(tx, ctx, by)),
  })
}
