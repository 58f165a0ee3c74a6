import type { Static } from 'typebox'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext, type TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { isZone } from '../../../kernel/days/zone.ts'
import { invalid, notFound, sessionRequired, staleVersion } from '../../../kernel/http/problem.ts'
import { queueMails } from '../../../kernel/mail/outbox/outbox.ts'
import type { ScheduleBody, ScheduleReply } from '../contract.ts'
import { requireReport } from '../saved/reports.ts'
import { zoneOf } from '../settings/report-settings.ts'
import { nextRun } from './next-run.ts'
import {
  deleteSchedule,
  type Schedule,
  selectActiveRecipients,
  selectDueSchedules,
  selectSchedule,
  updateNext,
  upsertSchedule,
} from './schedule-store.ts'

type Body = Static<typeof ScheduleBody>

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

async function viewOf(tx: TenantTx, schedule: Schedule): Promise<Static<typeof ScheduleReply>> {
  const { every, minute_of_day, zone, people, paused, next_at, version } = schedule
  return {
    ...{ every, time: timeOf(minute_of_day), zone, paused, next_at, version },
    people: await selectActiveRecipients(tx, people),
  }
}

export const readSchedule = (ctx: SessionContext, id: string) =>
  inTenant(ctx, async tx => {
    await requireReport(tx, id)
    const found = await selectSchedule(tx, id)
    if (!found) throw notFound()
    return viewOf(tx, found)
  })

export async function changeSchedule(ctx: SessionContext, id: string, body: Body) {
  if (!ctx.is_person) throw sessionRequired()
  const zone = body.zone ?? (await zoneOf(ctx, ctx.person.id))
  if (!isZone(zone)) throw invalid({ path: '/zone', code: 'unknown_zone' })
  const wall = { every: body.every, minute_of_day: minuteOf(body.time), zone }
  return inTenant(ctx, async tx => {
    const report = await requireReport(tx, id)
    const asked = body.people ?? [ctx.person.id]
    const people = (await selectActiveRecipients(tx, asked)).map(({ id: person }) => person)
    if (people.length !== asked.length) throw invalid({ path: '/people', code: 'schedule_people' })
    const saved = await upsertSchedule(tx, {
      ...{ report_id: id, ...wall, people, next_at: nextRun(wall, Date.now()) },
      ...{ created_by: ctx.person.id, paused: body.paused ?? false, version: body.version },
    })
    if (!saved) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'report.scheduled',
      target: { type: 'report', id, name: report.name },
      changes: {
        every: [null, body.every],
        time: [null, body.time],
        people: [null, people.length],
        paused: [null, body.paused ?? false],
      },
    })
    return viewOf(tx, saved)
  })
}

export const removeSchedule = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const report = await requireReport(tx, id)
    if (!(await deleteSchedule(tx, id))) throw notFound()
    await recordChange(tx, ctx, {
      action: 'report.unscheduled',
      target: { type: 'report', id, name: report.name },
    })
  })

/** Mails a link to those who are still members, once for each time that came; what was missed while nothing ran is one mail. */
export async function sendDueReports(ctx: TenantContext): Promise<void> {
  await inTenant(ctx, async tx => {
    for (const due of await selectDueSchedules(tx)) {
      if (!(await updateNext(tx, due.report_id, { from: due.next_at, to: nextRun(due, Date.now()) })))
        continue
      const people = await selectActiveRecipients(tx, due.people)
      await queueMails(
        tx,
        ctx,
        people.map(({ id: person_id }) => ({
          ...{ kind: 'report_due', tenant_id: ctx.tenant.id, person_id, language: ctx.language },
          ...{ params: { report: due.name }, path: `/reports/${due.report_id}` as const },
        })),
      )
    }
  })
}
