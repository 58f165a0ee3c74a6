const DAY = 86_400_000
const WEEK = 7 * DAY

/** With a due date: halfway, a day before, when it has come, and then every week; without one, every week. */
export function nextReminder(campaign: { opened: number; due: number | null }, now: number): Date {
  const { opened, due } = campaign
  const points = due === null ? [] : [opened + (due - opened) / 2, due - DAY, due]
  const next = points.filter(point => point > now && point > opened).sort((a, b) => a - b)[0]
  return new Date(next ?? now + WEEK)
}
