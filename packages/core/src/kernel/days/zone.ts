/** Names of the IANA time zone database that this process knows. */
const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

export const DEFAULT_ZONE = 'Asia/Ulaanbaatar'

/** Browsers also say former names, such as Asia/Calcutta: what Intl takes is one. */
export const isZone = (name: string): boolean => ZONES.has(name) || (FORMER.test(name) && isKnown(name))

const FORMER = /^[A-Z][A-Za-z_]*(\/[A-Z][A-Za-z0-9_+-]*)+$/

function isKnown(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const zoneNames = (): string[] => [...ZONES].sort()

const MINUTE_MS = 60_000

/** The wall clock of a zone, as if it were UTC. */
function wallClock(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    },
  }).formatToParts(moment)
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find(part => part.type === type)!.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/** Minutes that a zone is ahead of UTC at a moment. */
export const zoneOffset = (zone: string, moment: number): number =>
  Math.round((wallClock(zone, moment) - Math.floor(moment / 1000) * 1000) / MINUTE_MS)

/** The day that a zone has at a moment: 2026-11-16. */
export const dayIn = (zone: string, moment: number): string =>
  new Date(wallClock(zone, moment)).toISOString().slice(0, 10)

/** When a clock of the zone shows this day and minute. A time that a change of the clock leaves out is the moment of the change. */
export function momentIn(zone: string, day: string, minutes = 0): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS
  // The offset that holds at the wanted time is found from one that is at most a day off.
  const first = wanted - zoneOffset(zone, wanted) * MINUTE_MS
  return new Date(wanted - zoneOffset(zone, first) * MINUTE_MS)
}

/** A day so many days later. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The moments at which the last days began in a zone, oldest first; the last is today. */
export function lastDays(zone: string, count: number, now = Date.now()): Date[] {
  const today = dayIn(zone, now)
  return Array.from({ length: count }, (_, place) => momentIn(zone, addDays(today, place - count + 1)))
}

/** The first day of a month so many months later. */
export function addMonths(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month! - 1 + months, 1)).toISOString().slice(0, 10)
}
