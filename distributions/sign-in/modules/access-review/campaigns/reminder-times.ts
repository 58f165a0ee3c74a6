const DAY = 86_400_000
const WEEK = 7 * DAY

/** With a due date: halfway, a day before, when it has come, and then every week; without one, every week. */
export function nextReminder(campaign: { opened: number; due: number | null }, now: number): Date {
  const { opened, due } = campaign
  const points = due === null ? [] : [opened + (due - opened) / 2, due - DAY, due]
  const next = points.filter(point => point > now && point > opened).sort((a, b) => a - b)[0]
  return new Date(next ?? now + WEEK)
}

/** The next time after now in steps of months, on the same day where the month has it, else on its last. */
export function laterBy(from: string, months: number, now: number): string {
  const start = new Date(from)
  for (let steps = 1; ; steps++) {
    const next = new Date(start)
    next.setUTCDate(1)
    next.setUTCMonth(start.getUTCMonth() + steps * months)
    const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
    next.setUTCDate(Math.min(start.getUTCDate(), lastDay))
    if (next.getTime() > now) return next.toISOString()
  }
}
