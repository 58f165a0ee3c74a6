import type { ResolvedQuery } from './query.ts'

export type Cell = string | number | boolean | null

export const widthOf = ({ by, measures, before }: ResolvedQuery): number =>
  by.length + measures.length * (before ? 2 : 1)

export function cellsOf(rows: readonly Record<string, Cell>[], query: ResolvedQuery): Cell[][] {
  const places = Array.from({ length: widthOf(query) }, (_, index) => `c${index}`)
  return rows.map(row => places.map(place => row[place] ?? null))
}
