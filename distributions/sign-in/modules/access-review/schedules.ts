import {
  type Context,
  changesBetween,
  inTenant,
  invalid,
  notFound,
  recordChange,
  type SessionContext,
  type Static,
  staleVersion,
  type TenantTx,
} from '@tamga/core'
import { contentFrom, requireCampaign } from './campaigns.ts'
import type { NewSchedule, Schedule, ScheduleChange } from './contract.ts'
import {
  deleteSchedule,
  insertSchedule,
  lockSchedule,
  type ScheduleRow,
  type ScheduleTimes,
  selectSchedules,
  updateSchedule,
} from './schedule-store.ts'

export const SCHEDULE_TASK = 'reviews.draft'

type View = Static<typeof Schedule>

export const MONTHS = { month: 1, quarter: 3, half_year: 6, year: 12 } as const
type Every = keyof typeof MONTHS

export const listSchedules = (ctx: SessionContext): Promise<{ items: View[] }> =>
  inTenant(ctx, async tx => ({ items: (await selectSchedules(tx)).map(viewOf) }))

export async function createSchedule(ctx: SessionContext, given: Static<typeof NewSchedule>): Promise<View> {
  return inTenant(ctx, async tx => {
    const campaign = await requireCampaign(tx, given.campaign_id)
    const times = {
      name: given.name?.trim() || campaign.name,
      months: MONTHS[given.every],
      next_at: futureMoment(given.next_at),
      due_days: given.due_days ?? 14,
    }
    const schedule = await insertSchedule(tx, times, { content: contentFrom(campaign), by: ctx.person })
    await wakeAt(tx, ctx, schedule)
    await recordChange(tx, ctx, {
      action: 'review.schedule_created',
      target: targetOf(schedule),
      changes: changesBetween<ScheduleTimes>({}, times),
    })
    return viewOf(schedule)
  })
}

export async function changeSchedule(
  ctx: SessionContext,
  id: string,
  { version, every, ...given }: Static<typeof ScheduleChange>,
): Promise<View> {
  return inTenant(ctx, async tx => {
    const schedule = await lockSchedule(tx, id)
    if (!schedule) throw notFound()
    if (version !== undefined && version !== schedule.version) throw staleVersion()
    const before = timesOf(schedule)
    const times = {
      ...before,
      ...given,
      ...(every && { months: MONTHS[every] }),
      ...(given.next_at && { next_at: futureMoment(given.next_at) }),
    }
    const changes = changesBetween<ScheduleTimes>(before, times)
    if (Object.keys(changes).length === 0) return viewOf(schedule)
    const changed = await updateSchedule(tx, id, times)
    await wakeAt(tx, ctx, changed)
    await recordChange(tx, ctx, { action: 'review.schedule_changed', target: targetOf(changed), changes })
    return viewOf(changed)
  })
}

export async function removeSchedule(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const schedule = await deleteSchedule(tx, id)
    if (!schedule) throw notFound()
    await recordChange(tx, ctx, {
      action: 'review.schedule_deleted',
      target: targetOf(schedule),
      changes: { name: [schedule.name, null] },
    })
  })
}

/** A job that comes too early, because the time was moved, finds nothing to do and is ordered anew. */
export const wakeAt = (tx: TenantTx, ctx: Context, { id, next_at }: ScheduleRow): Promise<void> =>
  ctx.services.jobs.enqueue(tx, SCHEDULE_TASK, { schedule_id: id }, { key: id, runAt: new Date(next_at) })

export const targetOf = ({ id, name }: { id: string; name: string }) => ({
  type: 'review_schedule',
  id,
  name,
})

const timesOf = ({ name, months, next_at, due_days }: ScheduleRow): ScheduleTimes => ({
  name,
  months,
  next_at,
  due_days,
})

function futureMoment(text: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment))
    throw invalid({ path: '/next_at', code: 'format', params: { format: 'date-time' } })
  return new Date(moment).toISOString()
}

function viewOf(row: ScheduleRow): View {
  const every = (Object.keys(MONTHS) as Every[]).find(key => MONTHS[key] === row.months)!
  const { id, name, next_at, due_days, last_campaign_id, created_at, version } = row
  return { id, name, every, next_at, due_days, last_campaign_id, created_at, version }
}
