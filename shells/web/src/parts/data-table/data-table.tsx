import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import type { EmptyStateProps } from '../state/empty-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import type { TableState } from './search/use-table-search.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableMessage } from './table-message.tsx'
import { TablePager } from './table-pager.tsx'
import type { TableQuery } from './table-query.ts'
import { useSelection } from './use-selection.ts'

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

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { query, table } = props
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const rows = query.data?.items
  const selection = useSelection(props)
  const isEmpty = rows?.length === 0
  const hasMessage = Boolean(query.error && !rows) || isEmpty
  const Rows = isPhone ? TableCards : TableGrid
  return (
    <Box aria-busy={!rows || query.isPlaceholderData}>
      <Box className={isPhone && !hasMessage ? undefined : classes.frame}>
        {hasMessage ? <TableMessage {...props} /> : <Rows {...props} selection={selection} />}
      </Box>
      {props.bulk && selection.rows.length > 0 && (
        <BulkBar count={selection.rows.length} onClear={selection.clear}>
          {props.bulk(selection.rows, selection.clear)}
        </BulkBar>
      )}
      {table && rows && !isEmpty && <TablePager table={table} query={query} />}
    </Box>
  )
}
