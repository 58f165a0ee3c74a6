import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { notFound, sessionRequired, wrongState } from '../../../kernel/http/problem.ts'
import type { BatchBody } from '../contract.ts'
import { requirePurpose } from '../lookups/purpose.ts'
import { requireNumber } from '../lookups/registry-number.ts'
import { type Batch, insertBatch, selectBatch, selectBatches, updateBatchStatus } from './batch-store.ts'
import { type BatchItem, selectBatchItems } from './item-store.ts'

export const VERIFY = 'egov.verify_batch'

/** Numbers that are named twice are asked for once. It runs in the name of a member: a service account asks one by one. */
export async function createBatch(ctx: SessionContext, body: Static<typeof BatchBody>): Promise<Batch> {
  const numbers = [
    ...new Set(
      body.registry_numbers.map((given, index) =>
        requireNumber('WS100201', given, `/registry_numbers/${index}`),
      ),
    ),
  ]
  const purpose = requirePurpose(body.purpose)
  if (!ctx.is_person) throw sessionRequired()
  return inTenant(ctx, async tx => {
    const batch = await insertBatch(tx, { id: uuidv7(), purpose, created_by: ctx.person, numbers })
    await recordBatch(tx, ctx, {
      batch,
      action: 'registry.batch_created',
      changes: { total: [null, numbers.length], purpose: [null, purpose] },
    })
    await ctx.services.jobs.enqueue(tx, VERIFY, {
      payload: { batch_id: batch.id },
      key: batch.id,
      maxAttempts: 20,
    })
    return batch
  })
}

/** Whoever may look sees their own lists; whoever manages the app, everybody's. */
const ownerOf = (ctx: SessionContext): string | undefined =>
  ctx.permissions.has('egov.manage') ? undefined : ctx.person.id

export const listBatches = (ctx: SessionContext, query: PageQuery): Promise<Page<Batch>> =>
  inTenant(ctx, tx => selectBatches(tx, ownerOf(ctx), query))

export const readBatch = (ctx: SessionContext, id: string): Promise<Batch> =>
  inTenant(ctx, tx => findBatch(tx, ctx, id))

export const listBatchItems = (ctx: SessionContext, id: string, query: PageQuery): Promise<Page<BatchItem>> =>
  inTenant(ctx, async tx => selectBatchItems(tx, (await findBatch(tx, ctx, id)).id, query))

/** What was asked for until now stays. */
export async function cancelBatch(ctx: SessionContext, id: string): Promise<Batch> {
  return inTenant(ctx, async tx => {
    const batch = await findBatch(tx, ctx, id)
    if (!(await updateBatchStatus(tx, id, { from: ['queued', 'running', 'waiting'], to: 'cancelled' })))
      throw wrongState()
    await recordBatch(tx, ctx, {
      batch,
      action: 'registry.batch_cancelled',
      changes: { status: [batch.status, 'cancelled'] },
    })
    return (await selectBatch(tx, id))!
  })
}

async function findBatch(tx: TenantTx, ctx: SessionContext, id: string): Promise<Batch> {
  const batch = isUuid(id) ? await selectBatch(tx, id) : undefined
  const owner = ownerOf(ctx)
  if (!batch || (owner !== undefined && batch.created_by.id !== owner)) throw notFound()
  return batch
}

type BatchChange = {
  batch: Batch
  action: 'registry.batch_created' | 'registry.batch_cancelled'
  changes: Readonly<Record<string, readonly [unknown, unknown]>>
}

const recordBatch = (tx: TenantTx, ctx: SessionContext, { batch, ...entry }: BatchChange): Promise<void> =>
  recordChange(tx, ctx, { ...entry, target: { type: 'registry_batch', id: batch.id, name: batch.purpose } })
