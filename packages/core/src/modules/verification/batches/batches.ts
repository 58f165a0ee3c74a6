import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { notFound } from '../../../kernel/http/problem.ts'
import { readableAmong } from '../../documents/index.ts'
import {
  deleteOldVerifications,
  insertVerification,
  selectVerification,
  selectVerificationItems,
} from './batch-store.ts'

export const VERIFY = 'verification.verify_batch'

const KEEP_MS = 30 * 86_400_000

/** Documents that the caller may see are verified one after the other; the answer comes at once, the outcome later. */
export async function createBatch(ctx: SessionContext, given: readonly string[]) {
  const documents = [...new Set(given)]
  const id = uuidv7()
  return inTenant(ctx, async tx => {
    const readable = await readableAmong(tx, ctx, documents)
    if (documents.some(one => !readable.has(one))) throw notFound()
    await deleteOldVerifications(tx, new Date(Date.now() - KEEP_MS))
    await insertVerification(tx, { id, created_by: ctx.person.id, documents })
    await ctx.services.jobs.enqueue(tx, VERIFY, { payload: { batch_id: id }, key: id, maxAttempts: 20 })
    return view(tx, ctx, id)
  })
}

export const readBatch = (ctx: SessionContext, id: string) => inTenant(ctx, tx => view(tx, ctx, id))

/** What is said of documents that the caller may not see any more is not told. */
async function view(tx: TenantTx, ctx: SessionContext, id: string) {
  const batch = isUuid(id) ? await selectVerification(tx, id, ctx.person.id) : undefined
  if (!batch) throw notFound()
  const items = await selectVerificationItems(tx, id)
  const readable = await readableAmong(
    tx,
    ctx,
    items.map(item => item.document_id),
  )
  const results = items.filter(item => item.is_done && readable.has(item.document_id))
  return {
    ...batch,
    status: batch.finished_at ? ('finished' as const) : ('running' as const),
    results: results.map(({ is_done: _, ...result }) => result),
  }
}
