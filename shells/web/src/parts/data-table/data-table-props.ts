import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../state/empty-state.tsx'
import type { Column } from './column.ts'
import type { TableState } from './search/use-table-search.ts'
import type { TableQuery } from './table-query.ts'

export type DataTableProps<Row> = {
  /** Names the table for a screen reader. */
  label: string
  columns: readonly Column<Row>[]
  query: TableQuery<Row>
  rowKey: (row: Row) => string
  /** Names a row in the labels of its checkbox and menu. */
  rowLabel: (row: Row) => string
  table?: TableState
  onOpen?: (row: Row) => void
  /** A page of its own: then the row is a link, which can be opened in another tab. */
  hrefOf?: (row: Row) => string
  /** `MenuItem`s; null for a row that has none. */
  menu?: (row: Row) => ReactNode
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode
  isSelectable?: (row: Row) => boolean
  empty: EmptyStateProps
  minWidth?: number
}
