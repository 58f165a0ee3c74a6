import { Box, Group, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { Column } from './column.ts'
import classes from './data-table.module.css'
import type { TableState } from './search/use-table-search.ts'

type SortHeaderProps<Row> = { column: Column<Row>; table?: TableState }

export function SortHeader<Row>({ column, table }: SortHeaderProps<Row>) {
  const { header, sortKey, width, hideBelow, align } = column
  const shared = { w: width, visibleFrom: hideBelow, ta: align }
  if (!sortKey || !table)
    return (
      <Box component="th" {...shared}>
        {header}
      </Box>
    )
  const order = orderOf(table.sort, sortKey)
  const Mark = order === 'ascending' ? IconArrowUp : order === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <Box component="th" {...shared} aria-sort={order}>
      <UnstyledButton
        className={classes.sort}
        data-active={order !== 'none' || undefined}
        onClick={() => table.setSort(nextSort(order, sortKey))}
      >
        <Group gap={4} wrap="nowrap">
          <span>{header}</span>
          <Mark size={15} aria-hidden />
        </Group>
      </UnstyledButton>
    </Box>
  )
}

type Order = 'ascending' | 'descending' | 'none'

const orderOf = (sort: string, key: string): Order =>
  sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : 'none'

/** Up, down, and back to the order of the server. */
const nextSort = (order: Order, key: string): string =>
  order === 'none' ? key : order === 'ascending' ? `-${key}` : ''
