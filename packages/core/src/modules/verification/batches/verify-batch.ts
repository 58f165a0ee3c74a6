import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { readContent, selectDocument } from '../../documents/index.ts'
import { findKnown, knownAs, verdictOf } from '../known/known-files.ts'
import { judgeFile } from '../verify-file.ts'
import {
  type ItemOutcome,
  type OpenItem,
  selectOpenVerifications,
  updateVerificationItem,
} from './batch-store.ts'

/** As many as the threads and the memory of a process bear: each file is up to 20 MB. */
const AT_ONCE = 4

/** A file that cannot be judged is an outcome like any other: the rest goes on. */
export async function verifyBatch(ctx: TenantContext, batchId: string): Promise<void> {
  for (;;) {
    const items = await inTenant(ctx, tx => selectOpenVerifications(tx, batchId, AT_ONCE))
    if (items.length === 0) return
    const outcomes = await Promise.all(
      items.map(async item => ({ position: item.position, ...(await judge(ctx, item)) })),
    )
    await inTenant(ctx, async tx => {
      for (const outcome of outcomes) await updateVerificationItem(tx, batchId, outcome)
    })
  }
}

const NOTHING: ItemOutcome = { version_no: null, verdict: null, known: null, signatures: null, problem: null }

async function judge(ctx: TenantContext, { document_id }: OpenItem): Promise<ItemOutcome> {
  const document = await inTenant(ctx, tx => selectDocument(tx, document_id))
  if (!document?.sha256 || document.size === null) return { ...NOTHING, problem: 'not_found' }
  const { sha256, size, version_no } = document
  try {
    const bytes = await readContent(ctx, { sha256, size })
    const report = await judgeFile(ctx, `tenant ${ctx.tenant.id}`, bytes)
    const known = knownAs(await findKnown(ctx, report.sha256))
    const verdict = verdictOf(report.verdict, known)
    return { version_no, verdict, known, signatures: report.signatures.length, problem: null }
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 422) throw error
    return { ...NOTHING, version_no, problem: error.code }
  }
}
