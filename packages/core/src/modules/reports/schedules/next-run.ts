import { addDays, addMonths, dayIn, momentIn } from '../../../kernel/days/zone.ts'
import type { Every } from './schedule-store.ts'

type Wall = { readonly every: Every; readonly minute_of_day: number; readonly zone: string }

/** The next moment after `now` at which the clock of the zone shows the minute: each day, on Mondays, or on the first. */
export function nextRun({ every, minute_of_day, zone }: Wall, now: number): Date {
  let day = firstDay(every, dayIn(zone, now))
  for (;;) {
    const moment = momentIn(zone, day, minute_of_day)
    if (moment.getTime() > now) return moment
    day = every === 'day' ? addDays(day, 1) : every === 'week' ? addDays(day, 7) : addMonths(day, 1)
  }
}

function firstDay(every: Every, today: string): string {
  if (every === 'day') return today
  if (every === 'month') return addMonths(today, 0)
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, -weekday)
}
