/** What is served first when there are not slots for all: signing in and tokens, then screens and lists, then exports and imports. */
export const PRIORITIES = ['sign-in', 'normal', 'bulk'] as const

export type Priority = (typeof PRIORITIES)[number]

/** Of the slots, how many requests of this class and those below it may hold: something is always left for the more urgent. */
const SHARES: Readonly<Record<Priority, number>> = { 'sign-in': 1, normal: 0.9, bulk: 0.5 }

/** However many sign in or fetch tokens, they count as this part of the slots against the other classes at most. */
const SIGN_IN_COUNTED = 0.5

/** With fewer in flight than this, one more of the class gets in. */
export function boundOf(priority: Priority, limit: number, signIns: number): number {
  const share = Math.round(limit * SHARES[priority])
  return priority === 'sign-in' ? share : share + Math.max(0, signIns - Math.floor(limit * SIGN_IN_COUNTED))
}

/** The class itself and all that come before it. */
export const atLeast = (priority: Priority): readonly Priority[] =>
  PRIORITIES.slice(0, PRIORITIES.indexOf(priority) + 1)
