import { invalid } from './problem.ts'

/** Milliseconds of a date-time in a query. The schema accepts some that name no moment, such as a leap second. */
export function readMoment(text: string | undefined, path: string): number | undefined {
  if (text === undefined) return undefined
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw invalid({ path, code: 'format', params: { format: 'date-time' } })
  return moment
}
