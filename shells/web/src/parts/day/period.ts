/** `2026-11-15` in the time zone of the reader: what a date field holds and the address shows. */
export function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Midnight at the beginning of a day of the reader, `after` days later. */
export function startOf(day: string | undefined, after = 0): string | undefined {
  if (!day || !DAY.test(day)) return undefined
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const moment = new Date(year, month - 1, date + after)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}

/** The first day of a span of `days` that ends today. */
export const daysAgo = (now: Date, days: number): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days))
