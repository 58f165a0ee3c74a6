export const UNITS = { minute: 60, hour: 3600, day: 86_400 } as const
export type Unit = keyof typeof UNITS

export const SHORTEST = 60

/** The largest unit in which a number of seconds is whole: 43200 are 12 hours. */
export function unitOf(seconds: number): Unit {
  if (seconds % UNITS.day === 0) return 'day'
  return seconds % UNITS.hour === 0 ? 'hour' : 'minute'
}
