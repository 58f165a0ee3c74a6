import { addDays, addMonths, dayIn, momentIn } from '../../../kernel/days/zone.ts'
import type { Period, Range, ResolvedQuery, Span } from './query.ts'

type Days = Readonly<{ from: string; end: string }>

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 }

function weekOf(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(today, -weekday)
}

function periodDays(period: Period, today: string): Days {
  if (period === 'today') return { from: today, end: addDays(today, 1) }
  if (period === 'yesterday') return { from: addDays(today, -1), end: today }
  const isLast = period.startsWith('last_')
  const unit = period.slice(5) as 'week' | keyof typeof MONTHS
  if (unit === 'week') {
    const monday = addDays(weekOf(today), isLast ? -7 : 0)
    return { from: monday, end: addDays(monday, 7) }
  }
  const months = MONTHS[unit]
  const month = Number(today.slice(5, 7)) - 1
  const from = addMonths(today, -(month % months) - (isLast ? months : 0))
  return { from, end: addMonths(from, months) }
}

/** The days of a range; the end is the day after the last. */
function daysOf(range: Range, today: string): Days {
  if ('days' in range) return { from: addDays(today, 1 - range.days), end: addDays(today, 1) }
  if ('period' in range) return periodDays(range.period, today)
  return { from: range.from, end: addDays(range.to, 1) }
}

const spanOf = ({ from, end }: Days, zone: string): Span => ({
  from: momentIn(zone, from),
  to: momentIn(zone, end),
})

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export type Spans = Pick<ResolvedQuery, 'span' | 'before'>

/** The moments of a range in a zone, with those of the period before: whole months before whole months. */
export function resolveRange(range: Range, zone: string, now: number): Required<Spans> & { span: Span } {
  const days = daysOf(range, dayIn(zone, now))
  const isMonths = days.from.endsWith('-01') && days.end.endsWith('-01')
  const months = isMonths ? monthNumber(days.end) - monthNumber(days.from) : 0
  const length = isMonths ? 0 : dayNumber(days.end) - dayNumber(days.from)
  const from = isMonths ? addMonths(days.from, -months) : addDays(days.from, -length)
  return {
    span: spanOf(days, zone),
    before: { ...spanOf({ from, end: days.from }, zone), months, days: length },
  }
}
