import { inTenant, recordChange } from '@tamga/core'
import type { TenantJob } from '../push/perform-run.ts'
import { PushProblem } from '../push/push-problem.ts'
import { updateFailedToQueued, updateRetriesDue } from '../runs/run-store.ts'
import { MANY_ATTEMPTS, WAKE } from '../runs/tasks.ts'
import { connectionOf } from './connection.ts'
import { selectTarget, type TargetRow } from './target-store.ts'
import { isReachable } from './target-test.ts'
import { targetOf } from './targets.ts'

/** After a new token or address: when the connection works now, failed runs are retried. */
export async function recheckTarget(ctx: TenantJob, id: string): Promise<void> {
  const target = await inTenant(ctx, tx => selectTarget(tx, id))
  if (!target?.enabled || target.health === 'paused' || !(await answers(ctx, target))) return
  await inTenant(ctx, async tx => {
    const retried = (await updateFailedToQueued(tx, { target: id, isResyncLeftOut: true })).length
    const hurried = await updateRetriesDue(tx, id)
    if (retried + hurried === 0) return
    await recordChange(tx, ctx, {
      action: 'scim_run.many_retried',
      target: targetOf(target),
      changes: { runs: [null, retried + hurried] },
    })
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
  })
}

async function answers(ctx: TenantJob, target: TargetRow): Promise<boolean> {
  try {
    return await isReachable(ctx, connectionOf(ctx, target))
  } catch (error) {
    if (error instanceof PushProblem) return false
    throw error
  }
}
