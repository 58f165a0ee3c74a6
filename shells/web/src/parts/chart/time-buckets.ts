import type { ReportResult } from '../../data/reports/reports.ts'

const DAY_MS = 86_400_000

const dayOf = (zone: string, moment: number): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

const textOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** The beginning of the week (Monday) or month that a day is in. */
function firstOf(grain: string, day: string): string {
  if (grain === 'month') return `${day.slice(0, 7)}-01`
  if (grain !== 'week') return day
  const moment = Date.parse(day)
  return textOf(moment - ((new Date(moment).getUTCDay() + 6) % 7) * DAY_MS)
}

/**
 * Rows over time with those between that have no entry, as nothing: a line from one day to another a week later would tell of days
 * that were not so. Left as it is where rows are grouped by more than time.
 */
export function withEmptyBuckets({ columns, rows, range, zone }: ReportResult): ReportResult['rows'] {
  const [time] = columns
  const isTime = time?.grain === 'day' || time?.grain === 'week' || time?.grain === 'month'
  if (!range || !isTime || columns.filter(({ is_measure }) => !is_measure).length > 1) return rows
  const known = new Map(rows.map(row => [row[0], row]))
  const last = dayOf(zone, Date.parse(range.to) - 1)
  const buckets = new Set<string>()
  for (let day = dayOf(zone, Date.parse(range.from)); day <= last; day = textOf(Date.parse(day) + DAY_MS))
    buckets.add(firstOf(time.grain!, day))
  return [...buckets].map(bucket => known.get(bucket) ?? [bucket, ...columns.slice(1).map(() => 0)])
}
