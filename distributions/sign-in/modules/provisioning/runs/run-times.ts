import { readMoment } from '@tamga/core'

type Span = { from?: string; to?: string }

/** The times of a filter, as the database takes them. */
export function momentsOf({ from, to }: Span): Span {
  return {
    ...(from !== undefined && { from: isoOf(from, '/from') }),
    ...(to !== undefined && { to: isoOf(to, '/to') }),
  }
}

const isoOf = (text: string, path: string): string => new Date(readMoment(text, path)!).toISOString()
