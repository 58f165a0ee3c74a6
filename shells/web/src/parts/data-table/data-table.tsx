import { Box } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Suspense } from 'react'
import { lazyPart } from '../overlay/lazy-part.ts'
import { BulkBar } from './bulk-bar.tsx'
import { type Column, primaryOf } from './column.ts'
import classes from './data-table.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { useTableView } from './options/table-view.ts'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import { TableMessage } from './table-message.tsx'
import { TablePager } from './table-pager.tsx'
import { useSelection } from './use-selection.ts'

const TableOptions = lazyPart(() => import('./options/table-options.tsx'), 'TableOptions')

export function DataTable<Row>(given: DataTableProps<Row>) {
  const { query, table } = given
  const view = useTableView()
  const primary = primaryOf(given.columns)
  const isShown = ({ key }: Column<Row>) => key === primary.key || !view.hidden.includes(key)
  // Only a list that the address describes can be looked at in another way.
  const props = table ? { ...given, columns: given.columns.filter(isShown) } : given
  const isPhone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false })
  const choices = given.columns.filter(column => column !== primary)
  const rows = query.data?.items
  const selection = useSelection(props)
  const isEmpty = rows?.length === 0
  // A search looks at a part of a long list at a time, and goes on with the next page.
  const isOnlyPage = !query.data?.next_cursor && !table?.hasPrevious
  const hasMessage = Boolean(query.error && !rows) || isEmpty
  const Rows = isPhone ? TableCards : TableGrid
  return (
    <Box
      aria-busy={!rows || query.isPlaceholderData}
      data-density={table && view.density === 'dense' ? 'dense' : undefined}
    >
      {table && !isPhone && (
        <Suspense>
          <TableOptions label={given.label} columns={choices} view={view} />
        </Suspense>
      )}
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
