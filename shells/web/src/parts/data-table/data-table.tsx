import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { BulkBar } from './bulk-bar.tsx'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableMessage } from './table-message.tsx'
import { TablePager } from './table-pager.tsx'
import { useSelection } from './use-selection.ts'

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { query, table } = props
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const rows = query.data?.items
  const selection = useSelection(props)
  const isEmpty = rows?.length === 0
  // A search looks at a part of a long list at a time, and goes on with the next page.
  const isOnlyPage = !query.data?.next_cursor && !table?.hasPrevious
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
      {table && rows && !(isEmpty && isOnlyPage) && <TablePager table={table} query={query} />}
    </Box>
  )
}
