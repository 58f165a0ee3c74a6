import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  /** The name by which the API sorts it. */
  sortKey?: string
  width?: number | string
  /** The cell that names the row and opens it; the first one, when none says so. */
  isPrimary?: boolean
  /** Not shown in narrower windows; the cards of a phone show it. */
  hideBelow?: 'sm' | 'md' | 'lg' | 'xl'
  align?: 'start' | 'end'
}

export const primaryOf = <Row>(columns: readonly Column<Row>[]): Column<Row> =>
  columns.find(column => column.isPrimary) ?? columns[0]!
