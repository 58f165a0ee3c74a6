import { inTenant, withTenant } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { selectCurrentTenant } from '../tenancy/index.ts'
import { VERIFY } from './batches/batches.ts'
import { verifyBatch } from './batches/verify-batch.ts'

/** Few at once: the threads that verify are shared with whoever asks on the open page. */
const verify = defineJob<{ batch_id: string }>(
  VERIFY,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id === null) return
    const tenant = await inTenant(withTenant(ctx, { id: tenant_id }), selectCurrentTenant)
    if (tenant) await verifyBatch(withTenant(ctx, tenant), payload.batch_id)
  },
  { concurrency: 2 },
)

export const jobs = [verify]
