/** What is served first when there are not places for all: signing in and tokens, then screens and lists, then exports and imports. */
export const PRIORITIES = ['sign-in', 'normal', 'bulk'] as const

export type Priority = (typeof PRIORITIES)[number]

/** Of the places, how many requests of this class and those below it may hold: something is always left for the more urgent. */
export const SHARES: Readonly<Record<Priority, number>> = { 'sign-in': 1, normal: 0.9, bulk: 0.5 }

/** The class itself and all that come before it. */
export const atLeast = (priority: Priority): readonly Priority[] =>
  PRIORITIES.slice(0, PRIORITIES.indexOf(priority) + 1)
