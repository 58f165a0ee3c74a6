import {
  type Context,
  defineJob,
  inTenant,
  isAppActive,
  queueMail,
  recordChange,
  type TenantTx,
  withTenant,
} from '@tamga/core'
import { insertCampaign } from '../campaigns/campaign-store.ts'
import { targetOf } from '../campaigns/campaigns.ts'
import { laterBy } from '../campaigns/reminder-times.ts'
import { lockSchedule, type ScheduleRow, updateSchedule } from './schedule-store.ts'
import { SCHEDULE_TASK, wakeAt } from './schedules.ts'

const DAY = 86_400_000

/** Creates the due draft once, and notifies the creator of the schedule. */
export const createScheduledDraft = defineJob<{ schedule_id: string }>(
  SCHEDULE_TASK,
  async (ctx, { payload, tenant_id }) => {
    if (tenant_id === null) return
    const scope = withTenant(ctx, { id: tenant_id })
    await inTenant(scope, async tx => {
      const schedule = await lockSchedule(tx, payload.schedule_id)
      if (!schedule || schedule.paused) return
      const isDue = Date.parse(schedule.next_at) <= Date.now()
      if (isDue && (await isAppActive(tx, 'sso-access-review'))) await makeDraft(tx, scope, schedule)
      const next_at = isDue ? laterBy(schedule.next_at, schedule.months, Date.now()) : schedule.next_at
      await wakeAt(tx, ctx, isDue ? await updateSchedule(tx, schedule.id, { next_at }) : schedule)
    })
  },
)

async function makeDraft(
  tx: TenantTx,
  ctx: Context & { tenant: { id: string } },
  schedule: ScheduleRow,
): Promise<void> {
  const name = `${schedule.name} ${schedule.next_at.slice(0, 10)}`
  const due_at = new Date(Date.now() + schedule.due_days * DAY).toISOString()
  const by = {
    schedule_id: schedule.id,
    id: schedule.created_by,
    name: schedule.created_by_name ?? '',
    email: schedule.created_by_email,
  }
  const id = await insertCampaign(tx, { ...schedule.content, name, due_at }, by)
  await updateSchedule(tx, schedule.id, { last_campaign_id: id })
  if (by.id !== null)
    await queueMail(tx, ctx, {
      kind: 'review_draft',
      tenant_id: tx.tenantId,
      person_id: by.id,
      language: ctx.language,
      path: '/sso/reviews',
      params: { campaign: name },
    })
  await recordChange(tx, ctx, {
    action: 'review.scheduled',
    target: targetOf({ id, name }),
    changes: { name: [null, name] },
  })
}
