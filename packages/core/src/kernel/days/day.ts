import { invalid } from '../http/problem.ts'
import { DEFAULT_ZONE, dayIn } from './zone.ts'

/** A day of the calendar as ISO 8601 writes it: 2026-11-16. PostgreSQL knows no year 0. */
export const isDay = (text: string): boolean =>
  /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

export function requireDay(path: string, day: string): void {
  if (!isDay(day)) throw invalid({ path, code: 'format', params: { format: 'date' } })
}

/** Books, stock and prices change their day together: where nothing else is said, with the clock of Ulaanbaatar. */
export const today = (zone: string = DEFAULT_ZONE): string => dayIn(zone, Date.now())
