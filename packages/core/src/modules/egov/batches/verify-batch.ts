import { inTenant, type TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { isAppActive } from '../../store/index.ts'
import { legalEntityOf } from '../lookups/legal-entity.ts'
import { lookUp } from '../lookups/look-up.ts'
import { type Batch, selectBatch, updateBatchStatus } from './batch-store.ts'
import { VERIFY } from './batches.ts'
import { type ItemResult, selectOpenItems, updateItem } from './item-store.ts'
import { mayLook } from './may-look.ts'

const APP = 'egov'
/** How many are asked for before rights are judged anew. */
const AT_ONCE = 5

/** The one who ordered it looks: each item is a look-up of theirs, recorded and counted as if they had typed it. */
export async function verifyBatch(ctx: TenantContext, batchId: string): Promise<void> {
  const batch = await inTenant(ctx, async tx => {
    const isWanted =
      (await isAppActive(tx, APP)) &&
      (await updateBatchStatus(tx, batchId, { from: ['queued', 'running', 'waiting'], to: 'running' }))
    return isWanted ? selectBatch(tx, batchId) : undefined
  })
  if (!batch) return
  const acting = { ...ctx, actor: batch.created_by }
  for (;;) {
    const items = await inTenant(ctx, tx => takeItems(tx, batch))
    if (items.length === 0) return
    for (const item of items) if (!(await verifyItem(acting, batch, item))) return
  }
}

/** None when the list is finished, or when whoever ordered it may not look any more. */
async function takeItems(tx: TenantTx, { id, created_by }: Batch): Promise<OpenItem[]> {
  if (!(await mayLook(tx, created_by.id))) {
    await updateBatchStatus(tx, id, { from: ['running'], to: 'cancelled' })
    return []
  }
  const items = await selectOpenItems(tx, id, AT_ONCE)
  if (items.length === 0) await updateBatchStatus(tx, id, { from: ['running'], to: 'finished' })
  return items
}

type OpenItem = { readonly position: number; readonly registry_number: string }

/** False: no further item now, because the list was cancelled, the quota is used up, or the registry is away. */
async function verifyItem(ctx: TenantContext, batch: Batch, item: OpenItem): Promise<boolean> {
  const result = await askFor(ctx, batch, item)
  if (result instanceof AppError) {
    await waitUntil(ctx, batch.id, Number(result.extra.headers?.['retry-after'] ?? 5))
    return false
  }
  return inTenant(ctx, async tx => {
    await updateItem(tx, batch.id, result)
    return (await selectBatch(tx, batch.id))?.status === 'running'
  })
}

/** An AppError says that another try later makes sense. */
async function askFor(ctx: TenantContext, batch: Batch, item: OpenItem): Promise<ItemResult | AppError> {
  const { position, registry_number: number } = item
  const nothing = { position, name: null, entity_status: null, fetched_at: null }
  try {
    const question = { operation: 'WS100201', number, purpose: batch.purpose, batch_id: batch.id } as const
    const found = await lookUp(ctx, batch.created_by, question)
    const { name, status: entity_status } = legalEntityOf(found.fields, number)
    return { position, outcome: 'found', registry_code: 0, name, entity_status, fetched_at: found.fetched_at }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const registry_code = (error.extra.members?.['registry_code'] as number | undefined) ?? null
    if (error.status === 422) return { ...nothing, outcome: 'refused', registry_code }
    // The registry speaks of this one number: the others may be answered.
    if (registry_code !== null) return { ...nothing, outcome: 'unavailable', registry_code }
    return error
  }
}

async function waitUntil(ctx: TenantContext, batchId: string, seconds: number): Promise<void> {
  await inTenant(ctx, async tx => {
    if (!(await updateBatchStatus(tx, batchId, { from: ['running'], to: 'waiting' }))) return
    const runAt = new Date(Date.now() + Math.min(seconds, 3600) * 1000)
    await ctx.services.jobs.enqueue(tx, VERIFY, {
      payload: { batch_id: batchId },
      key: batchId,
      maxAttempts: 20,
      runAt,
    })
  })
}
