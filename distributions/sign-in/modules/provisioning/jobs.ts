import {
  defineJob,
  defineSchedule,
  inTenant,
  isAppActive,
  type TenantTx,
  tenantsUsing,
  withTenant,
} from '@tamga/core'
import { APP } from './app.ts'
import { deleteOldHours } from './health/health-store.ts'
import type { TenantJob } from './push/perform-run.ts'
import { deleteAllChanges } from './runs/change-store.ts'
import { noteChanges, takeChanges } from './runs/changes.ts'
import { drainTarget } from './runs/drain.ts'
import { lockTargets, selectTargetsWithWork } from './runs/lease-store.ts'
import { insertResync } from './runs/queue-store.ts'
import { deleteOldRuns } from './runs/run-store.ts'
import { DRAIN, FOLLOW_PERSON, MANY_ATTEMPTS, RECHECK, WAKE } from './runs/tasks.ts'
import { recheckTarget } from './targets/recheck.ts'
import { selectTargetsToReconcile } from './targets/target-store.ts'

/** Targets of one process at the same time, of several tenants: each tenant has a share of its own (lease-store). */
const TARGETS_AT_ONCE = 12
const HOUR = 3600

/** Makes runs of what happened, and sees to it that every target with work has somebody who does it. */
export async function wakeTargets(ctx: TenantJob): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await inTenant(ctx, tx => wakeOnce(tx, ctx))
}

async function wakeOnce(tx: TenantTx, ctx: TenantJob): Promise<boolean> {
  if (!(await isAppActive(tx, APP))) {
    // What happens while the app is off is not kept for later: a resync tells all of it.
    await deleteAllChanges(tx)
    return false
  }
  const idle = await lockTargets(tx)
  const isMore = await takeChanges(tx)
  if (idle.length === 0) return isMore
  for (const target_id of await selectTargetsWithWork(tx, idle))
    await ctx.services.jobs.enqueue(tx, DRAIN, { payload: { target_id }, key: target_id, ...MANY_ATTEMPTS })
  return isMore
}

const wake = defineJob<object>(
  WAKE,
  async (ctx, { tenant_id }) => {
    if (tenant_id !== null) await wakeTargets(withTenant(ctx, { id: tenant_id }))
  },
  { concurrency: 2 },
)

const drain = defineJob<{ target_id: string }>(
  DRAIN,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id !== null) await drainTarget(withTenant(ctx, { id: tenant_id }), payload.target_id)
  },
  { concurrency: TARGETS_AT_ONCE },
)

const recheck = defineJob<{ target_id: string }>(
  RECHECK,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id !== null) await recheckTarget(withTenant(ctx, { id: tenant_id }), payload.target_id)
  },
  // As many as are drained: of two places, two tenants whose targets hang would hold both.
  { concurrency: TARGETS_AT_ONCE },
)

/** A person who changed their name did so in every tenant they belong to. */
const followPerson = defineJob<{ person_id: string }>(
  FOLLOW_PERSON,
  async (ctx, { payload: { person_id } }) => {
    for (const id of await tenantsUsing(ctx, APP, person_id)) {
      const scope = withTenant(ctx, { id })
      await inTenant(scope, tx => noteChanges(tx, scope, [{ person_id }]))
    }
  },
)

/** At night in Mongolia every target is compared with what it should have; old history is swept. */
const reconcile = defineSchedule('scim.reconcile', HOUR, async ctx => {
  for (const id of await tenantsUsing(ctx, APP)) {
    const scope = withTenant(ctx, { id })
    await inTenant(scope, async tx => {
      await deleteOldRuns(tx)
      await deleteOldHours(tx)
      for (const id of await selectTargetsToReconcile(tx)) await insertResync(tx, id)
    })
    await wakeTargets(scope)
  }
})

export const jobs = [wake, drain, recheck, followPerson, reconcile]
