import { invalid } from '@tamga/core'

type Span = { from?: string; to?: string }

/** A date-time that the schema lets pass may still name no moment (a leap second). */
export function momentsOf({ from, to }: Span): Span {
  return {
    ...(from !== undefined && { from: momentOf(from, '/from') }),
    ...(to !== undefined && { to: momentOf(to, '/to') }),
  }
}

function momentOf(text: string, path: string): string {
  const moment = Date.parse(text)
  if (Number.isNaN(moment)) throw invalid({ path, code: 'format', params: { format: 'date-time' } })
  return new Date(moment).toISOString()
}
