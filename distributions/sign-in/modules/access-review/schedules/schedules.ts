import {
  type Context,
  changesBetween,
  inTenant,
  invalid,
  notFound,
  type Page,
  type PageQuery,
  recordChange,
  type SessionContext,
  type Static,
  staleVersion,
  type TenantTx,
} from '@tamga/core'
import { contentFrom } from '../campaigns/campaign-content.ts'
import { selectCampaign } from '../campaigns/campaign-store.ts'
import { laterBy } from '../campaigns/reminder-times.ts'
import type { NewSchedule, Schedule, ScheduleChange } from '../contract.ts'
import type { CampaignContent } from '../tables.ts'
import {
  type CountedSchedule,
  deleteSchedule,
  insertSchedule,
  lockSchedule,
  type ScheduleRow,
  type ScheduleTimes,
  selectSchedule,
  selectSchedules,
  updateSchedule,
} from './schedule-store.ts'

export const SCHEDULE_TASK = 'reviews.draft'

type View = Static<typeof Schedule>

export const MONTHS = { month: 1, quarter: 3, half_year: 6, year: 12 } as const
type Every = keyof typeof MONTHS

export const listSchedules = (ctx: SessionContext, query: PageQuery): Promise<Page<View>> =>
  inTenant(ctx, async tx => {
    const page = await selectSchedules(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

export const readSchedule = (ctx: SessionContext, id: string): Promise<View> =>
  inTenant(ctx, tx => requireView(tx, id))

async function requireView(tx: TenantTx, id: string): Promise<View> {
  const schedule = await selectSchedule(tx, id)
  if (!schedule) throw notFound()
  return viewOf(schedule)
}

/** The template of the drafts; each gets its own due date. */
async function templateFrom(tx: TenantTx, campaignId: string): Promise<CampaignContent> {
  const campaign = await selectCampaign(tx, campaignId)
  if (!campaign) throw invalid({ path: '/campaign_id', code: 'unknown_campaign' })
  return { ...contentFrom(campaign), due_at: null }
}

export async function createSchedule(ctx: SessionContext, given: Static<typeof NewSchedule>): Promise<View> {
  return inTenant(ctx, async tx => {
    const content = await templateFrom(tx, given.campaign_id)
    const times = {
      name: given.name?.trim() || content.name.slice(0, LONGEST_NAME),
      months: MONTHS[given.every],
      next_at: momentOf(given.next_at),
      due_days: given.due_days ?? 14,
      paused: false,
    }
    const schedule = await insertSchedule(tx, times, { content, by: ctx.person })
    await wakeAt(tx, ctx, schedule)
    await recordChange(tx, ctx, {
      action: 'review.schedule_created',
      target: targetOf(schedule),
      changes: changesBetween<ScheduleTimes>({}, times),
    })
    return requireView(tx, schedule.id)
  })
}

/** Room for the day that is added to the name of each draft. */
const LONGEST_NAME = 150

export async function changeSchedule(
  ctx: SessionContext,
  id: string,
  { version, every, campaign_id, ...given }: Static<typeof ScheduleChange>,
): Promise<View> {
  return inTenant(ctx, async tx => {
    const schedule = await lockSchedule(tx, id)
    if (!schedule) throw notFound()
    if (version !== undefined && version !== schedule.version) throw staleVersion()
    const before = { ...timesOf(schedule), content: schedule.content }
    const times = goingOn(schedule, {
      ...before,
      ...given,
      name: given.name?.trim() || before.name,
      ...(every && { months: MONTHS[every] }),
      ...(given.next_at && { next_at: momentOf(given.next_at) }),
    })
    const content = campaign_id === undefined ? schedule.content : await templateFrom(tx, campaign_id)
    const changes = changesBetween<ScheduleTimes & { content: CampaignContent }>(before, {
      ...times,
      content,
    })
    if (Object.keys(changes).length > 0) {
      await wakeAt(tx, ctx, await updateSchedule(tx, id, { ...times, content }))
      await recordChange(tx, ctx, {
        action: 'review.schedule_changed',
        target: targetOf({ id, name: times.name }),
        changes,
      })
    }
    return requireView(tx, id)
  })
}

/** Times missed while a schedule was paused are not made up for. */
const goingOn = ({ paused }: ScheduleRow, times: ScheduleTimes): ScheduleTimes =>
  paused && !times.paused && Date.parse(times.next_at) <= Date.now()
    ? { ...times, next_at: laterBy(times.next_at, times.months, Date.now()) }
    : times

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

/** A job that runs too early, because the time was moved, does nothing and is scheduled again. */
export async function wakeAt(tx: TenantTx, ctx: Context, schedule: ScheduleRow): Promise<void> {
  const { id, next_at, paused } = schedule
  if (paused) return
  await ctx.services.jobs.enqueue(tx, SCHEDULE_TASK, {
    payload: { schedule_id: id },
    key: id,
    runAt: new Date(next_at),
  })
}

export const targetOf = ({ id, name }: { id: string; name: string }) => ({
  type: 'review_schedule',
  id,
  name,
})

const timesOf = ({ name, months, next_at, due_days, paused }: ScheduleRow): ScheduleTimes => ({
  name,
  months,
  next_at,
  due_days,
  paused,
})

function momentOf(text: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment))
    throw invalid({ path: '/next_at', code: 'format', params: { format: 'date-time' } })
  return new Date(moment).toISOString()
}

function viewOf(row: CountedSchedule): View {
  const every = (Object.keys(MONTHS) as Every[]).find(key => MONTHS[key] === row.months)!
  const { id, name, next_at, due_days, paused, campaigns, last_campaign_id, created_at, version } = row
  const created_by =
    row.created_by === null
      ? null
      : { id: row.created_by, name: row.created_by_name ?? '', email: row.created_by_email ?? '' }
  return {
    ...{ id, name, every, next_at, due_days, paused, campaigns, last_campaign_id },
    ...{ created_by, created_at, version },
  }
}
