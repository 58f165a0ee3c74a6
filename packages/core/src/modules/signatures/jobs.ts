import { type Context, inTenant, type TenantContext, withTenant } from '../../kernel/context.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { selectCurrentTenant } from '../tenancy/index.ts'
import { SEAL_BATCH, sealBatch } from './batches/batches.ts'
import { advanceJob } from './signing/advance-job.ts'
import { deleteOldSignatureJobs, selectSignatureJob } from './signing/job-store.ts'
import { ADVANCE } from './signing/job-view.ts'
import { LOOK_AFTER_MS } from './signing/start-signing.ts'

const KEEP_JOBS_MS = 30 * 86_400_000

async function tenantOf(ctx: Context, id: string | null): Promise<TenantContext | undefined> {
  if (id === null) return undefined
  const tenant = await inTenant(withTenant(ctx, { id }), selectCurrentTenant)
  return tenant && withTenant(ctx, tenant)
}

/** Goes on with a signature whose caller left, or whose process died, until it has ended. */
const advance = defineJob<{ job_id: string }>(
  ADVANCE,
  async (given, { tenant_id, payload: { job_id } }) => {
    const ctx = await tenantOf(given, tenant_id)
    if (!ctx) return
    await advanceJob(ctx, job_id, { milliseconds: 0, signal: new AbortController().signal })
    await inTenant(ctx, async tx => {
      const job = await selectSignatureJob(tx, job_id)
      if (job?.status === 'prepared' || job?.status === 'awaiting_signer') {
        const runAt = new Date(Date.now() + LOOK_AFTER_MS)
        await ctx.services.jobs.enqueue(tx, ADVANCE, { payload: { job_id }, key: job_id, runAt })
      } else await deleteOldSignatureJobs(tx, new Date(Date.now() - KEEP_JOBS_MS))
    })
  },
  { concurrency: 4 },
)

const seal = defineJob<{ batch_id: string }>(
  SEAL_BATCH,
  async (given, { tenant_id, payload }) => {
    const ctx = await tenantOf(given, tenant_id)
    if (ctx) await sealBatch(ctx, payload.batch_id)
  },
  { concurrency: 2 },
)

export const jobs = [advance, seal]
