import { inTenant, notFound, recordChange, type SessionContext, type TenantTx, wrongState } from '@tamga/core'
import type { ResumeInput, ResyncView, TargetView } from '../contract.ts'
import { refreshFailing } from '../health/failing-targets.ts'
import { insertPersonRun, insertResync } from '../runs/queue-store.ts'
import { MANY_ATTEMPTS, WAKE } from '../runs/tasks.ts'
import { lockTarget, type TargetRow, updateRejected, updateResumed } from '../targets/target-store.ts'
import { requireView, targetOf } from '../targets/targets.ts'
import { planResync } from './plan.ts'

async function requireWorking(tx: TenantTx, id: string): Promise<TargetRow> {
  const target = await lockTarget(tx, id)
  if (!target) throw notFound()
  if (!target.enabled || target.health === 'paused') throw wrongState()
  return target
}

/** Everything is pushed again; with `isDryRun` only the plan of it is told. */
export async function resyncTarget(ctx: SessionContext, id: string, isDryRun: boolean): Promise<ResyncView> {
  if (isDryRun) return planResync(ctx, id)
  return inTenant(ctx, async tx => {
    const target = await requireWorking(tx, id)
    const run_id = (await insertResync(tx, id))!
    await recordChange(tx, ctx, {
      action: 'scim_target.resynced',
      target: targetOf(target),
      changes: { run: [null, run_id] },
    })
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
    return { run_id }
  })
}

export async function pushPerson(
  ctx: SessionContext,
  id: string,
  personId: string,
): Promise<{ run_id: string }> {
  return inTenant(ctx, async tx => {
    const target = await requireWorking(tx, id)
    const run = await insertPersonRun(tx, id, personId)
    if (!run) throw notFound()
    await recordChange(tx, ctx, {
      action: 'scim_target.person_pushed',
      target: targetOf(target),
      changes: { person: [null, personId] },
    })
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
    return { run_id: run.id }
  })
}

/** Somebody has looked at the removals that wait, and agrees to them or drops them. */
export async function resumeTarget(
  ctx: SessionContext,
  id: string,
  { removals = 'allow' }: ResumeInput,
): Promise<TargetView> {
  return inTenant(ctx, async tx => {
    const target = await lockTarget(tx, id)
    if (!target) throw notFound()
    if (target.health !== 'paused') throw wrongState()
    const rejected = removals === 'reject' ? await updateRejected(tx, id) : 0
    await updateResumed(tx, id)
    await recordChange(tx, ctx, {
      action: 'scim_target.resumed',
      target: targetOf(target),
      changes: {
        health: ['paused', 'unknown'],
        ...(removals === 'reject'
          ? { rejected: [null, rejected] as const }
          : { removals: [null, target.paused_removals] as const }),
      },
    })
    await refreshFailing(tx, ctx)
    await ctx.services.jobs.enqueue(tx, WAKE, { payload: {}, ...MANY_ATTEMPTS })
    return requireView(tx, ctx, id)
  })
}
