import { inTenant, recordChange, sql } from '@tamga/core'
import type { TenantJob } from '../push/perform-run.ts'
import { PushProblem } from '../push/push-problem.ts'
import { PATIENCE, WAKE } from '../runs/changes.ts'
import { requeue } from '../runs/run-store.ts'
import { connectionOf } from './connection.ts'
import { findTarget, type TargetRow } from './target-store.ts'
import { isReachable } from './target-test.ts'
import { targetOf } from './targets.ts'

/** After a new token or address: where the connection holds now, what failed before is tried again without being asked. */
export async function recheckTarget(ctx: TenantJob, id: string): Promise<void> {
  const target = await inTenant(ctx, tx => findTarget(tx, id))
  if (!target?.enabled || target.health === 'paused' || !(await answers(ctx, target))) return
  await inTenant(ctx, async tx => {
    const retried = (await requeue(tx, { target: id, isResyncLeftOut: true })).length
    const { rows } = await sql`
      update scim_run set next_attempt_at = null where target_id = ${id} and status = 'retrying' returning 1`.execute(
      tx,
    )
    if (retried + rows.length === 0) return
    await recordChange(tx, ctx, {
      action: 'scim_run.many_retried',
      target: targetOf(target),
      changes: { runs: [null, retried + rows.length] },
    })
    await ctx.services.jobs.enqueue(tx, WAKE, {}, PATIENCE)
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
