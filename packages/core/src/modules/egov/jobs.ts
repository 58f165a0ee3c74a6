import { inTenant, withTenant } from '../../kernel/context.ts'
import { defineJob, defineSchedule } from '../../kernel/jobs/define-job.ts'
import { tenantsUsing } from '../store/index.ts'
import { selectCurrentTenant } from '../tenancy/index.ts'
import { deleteOldBatches } from './batches/batch-store.ts'
import { VERIFY } from './batches/batches.ts'
import { verifyBatch } from './batches/verify-batch.ts'
import { deleteExpiredAnswers } from './lookups/answer-store.ts'
import { deleteOldLookups } from './lookups/lookup-store.ts'
import { deleteEndedQuotas } from './lookups/quota-store.ts'

export const APP = 'egov'

const AT_ONCE = 1000
const KEEP_BATCHES_MS = 30 * 86_400_000

/** Answers that have expired, windows that are over, lists of a month ago, and look-ups that are no longer kept. */
const sweep = defineSchedule('egov.sweep', 300, async ctx => {
  const before = new Date(Date.now() - ctx.services.settings.REGISTRY_KEEP_LOOKUPS * 1000)
  for (const id of await tenantsUsing(ctx, APP)) {
    const scope = withTenant(ctx, { id })
    await inTenant(scope, async tx => {
      await deleteExpiredAnswers(tx)
      await deleteEndedQuotas(tx)
      await deleteOldBatches(tx, new Date(Date.now() - KEEP_BATCHES_MS))
    })
    while (await inTenant(scope, tx => deleteOldLookups(tx, before, AT_ONCE)));
  }
})

/** Lists wait for the registry, so they have places of their own. */
const verify = defineJob<{ batch_id: string }>(
  VERIFY,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id === null) return
    const tenant = await inTenant(withTenant(ctx, { id: tenant_id }), selectCurrentTenant)
    if (tenant) await verifyBatch(withTenant(ctx, tenant), payload.batch_id)
  },
  { concurrency: 4 },
)

export const jobs = [verify, sweep]
