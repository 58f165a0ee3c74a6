import { inTenant, invalid, notFound, recordChange, type SessionContext, wrongState } from '@tamga/core'
import type { RetryInput, RunView } from '../contract.ts'
import { type ShownRun, selectRun, updateFailedToQueued } from './run-store.ts'
import { momentsOf } from './run-times.ts'
import { viewOfRun } from './runs.ts'
import { MANY_ATTEMPTS, WAKE } from './tasks.ts'

const targetOf = (run: ShownRun) => ({
  type: 'scim_run',
  id: run.id,
  name: `${run.target_name}: ${run.subject_name}`,
})

/** Only runs that failed for good are retried by hand; waiting ones have their time. */
export async function retryRun(ctx: SessionContext, id: string): Promise<RunView> {
  return inTenant(ctx, async tx => {
    const run = await selectRun(tx, id)
    if (!run) throw notFound()
    if ((await updateFailedToQueued(tx, { ids: [id] })).length === 0) throw wrongState()
    await recordChange(tx, ctx, {
      action: 'scim_run.retried',
      target: targetOf(run),
      changes: { status: ['failed', 'queued'] },
    })
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
    return viewOfRun(ctx, (await selectRun(tx, id))!)
  })
}

export async function retryMany(
  ctx: SessionContext,
  { ids, filter }: RetryInput,
): Promise<{ retried: number }> {
  if ((ids === undefined) === (filter === undefined)) throw invalid({ path: '/ids', code: 'required' })
  const chosen = ids ? { ids } : { ...filter, ...momentsOf(filter!) }
  return inTenant(ctx, async tx => {
    const retried = (await updateFailedToQueued(tx, chosen)).length
    if (retried > 0) {
      await recordChange(tx, ctx, { action: 'scim_run.many_retried', changes: { runs: [null, retried] } })
      await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
    }
    return { retried }
  })
}
