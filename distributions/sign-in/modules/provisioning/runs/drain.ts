import { setTimeout as pause } from 'node:timers/promises'
import { inTenant, isAppActive, uuidv7 } from '@tamga/core'
import { APP } from '../app.ts'
import { refreshFailing } from '../health/failing-targets.ts'
import { selectHealth } from '../health/health-store.ts'
import { performRun, type TenantJob } from '../push/perform-run.ts'
import { type Claim, updateWorkClaimed } from './claim-store.ts'
import { selectNextTarget, updateLeaseReleased, updateLeaseRenewed, updateLeaseTaken } from './lease-store.ts'
import { updateResyncsEnded } from './resync-store.ts'
import { DRAIN, MANY_ATTEMPTS } from './tasks.ts'

/** Runs of one target at the same time, each of another person. */
const AT_ONCE = 4
/** After this time other targets get their turn, so that a stopping process need not wait long. */
const LONGEST_TURN_MS = 5000
const RENEW_MS = 2000
const LOOK_AGAIN_MS = 100
/** Delay of a tenant that uses its share of targets, when no other run ends sooner. */
const SHARE_USED_MS = 1000

/** Processes the due runs of one target. Attempts and times are in the runs; the job only triggers them. */
export async function drainTarget(ctx: TenantJob, target_id: string): Promise<void> {
  const claim = { target_id, holder: uuidv7() }
  const lease = await inTenant(ctx, async tx =>
    (await isAppActive(tx, APP)) ? updateLeaseTaken(tx, target_id, claim.holder) : null,
  )
  if (lease === null) return
  if ('heldUntil' in lease) return drainLater(ctx, target_id, new Date(lease.heldUntil))
  if ('isShareUsed' in lease) return drainLater(ctx, target_id, new Date(Date.now() + SHARE_USED_MS))
  const timer = setInterval(() => void keepLease(ctx, claim), RENEW_MS)
  try {
    await workTogether(ctx, claim)
  } finally {
    clearInterval(timer)
    await handBack(ctx, claim)
  }
}

const drainLater = (ctx: TenantJob, target_id: string, runAt: Date): Promise<void> =>
  inTenant(ctx, tx =>
    ctx.services.jobs.enqueue(tx, DRAIN, { payload: { target_id }, key: target_id, runAt, ...MANY_ATTEMPTS }),
  )

/** A failed renewal is repeated at the next interval; without any, another process takes over. */
const keepLease = (ctx: TenantJob, { target_id, holder }: Claim): Promise<void> =>
  inTenant(ctx, tx => updateLeaseRenewed(tx, target_id, holder)).catch(error =>
    ctx.services.log.warn({ err: error, target_id }, 'a SCIM target’s lease could not be renewed'),
  )

async function handBack(ctx: TenantJob, { target_id, holder }: Claim): Promise<void> {
  await inTenant(ctx, async tx => {
    const due = await updateLeaseReleased(tx, target_id, holder)
    await updateResyncsEnded(tx, target_id)
    if ((await selectHealth(tx, target_id)) === 'paused') await refreshFailing(tx, ctx)
    const next = await selectNextTarget(tx)
    if (next !== undefined && next !== target_id)
      await ctx.services.jobs.enqueue(tx, DRAIN, {
        payload: { target_id: next },
        key: next,
        ...MANY_ATTEMPTS,
      })
    if (due === null) return
    const runAt = new Date(due)
    await ctx.services.jobs.enqueue(tx, DRAIN, {
      payload: { target_id },
      key: target_id,
      runAt,
      ...MANY_ATTEMPTS,
    })
  })
}

async function workTogether(ctx: TenantJob, claim: Claim): Promise<void> {
  const until = Date.now() + LONGEST_TURN_MS
  let busy = 0
  // While one run waits for a slow answer, the others continue.
  async function work(): Promise<void> {
    while (Date.now() < until) {
      const found = await inTenant(ctx, tx => updateWorkClaimed(tx, claim))
      if (found) {
        busy++
        await performRun(ctx, found).finally(() => busy--)
      } else if (busy > 0) await pause(LOOK_AGAIN_MS)
      else return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
