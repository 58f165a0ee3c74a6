const DAY = 86_400_000

/** How long after its deadline an undecided step is shown to those who manage documents. */
export const STALLED_AFTER_MS = 7 * DAY

export type Deadline = { readonly begun: number; readonly due: number }

/** When a step is due: at its moment, or so many days after it began. A moment that has passed already gives a day. */
export function dueAt(
  { due_at, due_days }: { readonly due_at: string | null; readonly due_days: number | null },
  begun: number,
): Date | null {
  if (due_days !== null) return new Date(begun + due_days * DAY)
  if (due_at === null) return null
  const moment = Date.parse(due_at)
  return new Date(moment > begun ? moment : begun + DAY)
}

/** People are reminded a day before, or halfway where that is later. */
export const remindAt = ({ begun, due }: Deadline): number => Math.max(due - DAY, (begun + due) / 2)

export type DeadlineStage = 'open' | 'due_soon' | 'overdue'

export function stageAt({ begun, due }: { begun: number; due: number | null }, now: number): DeadlineStage {
  if (due === null || now < remindAt({ begun, due })) return 'open'
  return now < due ? 'due_soon' : 'overdue'
}

/** The next moment at which something has to be done about a step that is still open; null: nothing more. */
export function nextMoment({ begun, due }: Deadline, now: number): Date | null {
  const next = [remindAt({ begun, due }), due, due + STALLED_AFTER_MS].find(moment => moment > now)
  return next === undefined ? null : new Date(next)
}
