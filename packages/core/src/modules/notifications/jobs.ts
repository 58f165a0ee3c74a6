import { type Context, inPlatform, inTenant, withTenant } from '../../kernel/context.ts'
import { defineJob, defineSchedule } from '../../kernel/jobs/define-job.ts'
import { type NotificationKind, notificationKinds } from '../../kernel/notifications/notification-kind.ts'
import { REFRESH_TASK, type Refresh } from '../../kernel/notifications/refresh-notifications.ts'
import { selectTenantIds } from '../tenancy/index.ts'
import { mailDigests } from './digest/digest.ts'
import { refreshKind } from './refresh/refresh.ts'
import { deleteWithdrawn } from './refresh/refresh-store.ts'
import { watchOf } from './stream/feed-watch.ts'

const HOUR = 3600

/** After something changed that notifications tell of. */
export const refreshChanged = defineJob<Refresh>(REFRESH_TASK, async (ctx, { tenant_id, payload }) => {
  const kind = ctx.services.modules.extensions(notificationKinds).find(each => each.kind === payload.kind)
  if (tenant_id === null || !kind) return
  await inTenant(withTenant(ctx, { id: tenant_id }), tx =>
    refreshKind(tx, ctx, { kind, people: payload.people }),
  )
  watchOf(ctx).wake()
})

/** What is due because time passed, and the mail that sums it up, tenant by tenant. */
export const sweepNotifications = defineSchedule('notifications.sweep', HOUR, async ctx => {
  const tenants = await inPlatform(ctx, 'sweep notifications', selectTenantIds)
  for (const id of tenants) await sweepTenant(ctx, id)
  watchOf(ctx).wake()
})

async function sweepTenant(ctx: Context, id: string): Promise<void> {
  const scope = withTenant(ctx, { id })
  for (const kind of ctx.services.modules.extensions(notificationKinds))
    await reported(ctx, kind, () => inTenant(scope, tx => refreshKind(tx, ctx, { kind })))
  await inTenant(scope, async tx => {
    await mailDigests(tx, ctx)
    await deleteWithdrawn(tx)
  })
}

/** A kind that cannot be compared keeps no other from it. */
async function reported(
  ctx: Context,
  { kind }: NotificationKind,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    ctx.services.log.warn({ err: error, kind }, 'notifications of a kind could not be compared')
  }
}
