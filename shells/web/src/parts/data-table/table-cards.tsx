import { Box, Checkbox, Group, Paper, Stack, Text } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { CardSort } from './card-sort.tsx'
import { primaryOf } from './column.ts'
import classes from './data-table.module.css'
import { focusNeighbour } from './rows/row-focus.ts'
import { RowMenu } from './rows/row-menu.tsx'
import { RowOpener } from './rows/row-opener.tsx'
import { useRowClick } from './rows/use-row-click.ts'
import type { RowsProps } from './rows-props.ts'
import { SkeletonCards } from './table-skeleton.tsx'

/** The rows of a table on a phone: what was a column stands as a line with its name. */
export function TableCards<Row>(props: RowsProps<Row>) {
  const { label, columns, query, table } = props
  const rows = query.data?.items
  if (!rows) return <SkeletonCards />
  return (
    <Box onKeyDown={focusNeighbour}>
      {table && <CardSort table={table} columns={columns} />}
      <Stack component="ul" gap="sm" aria-label={label} className={classes.cards}>
        {rows.map(row => (
          <RowCard key={props.rowKey(row)} row={row} {...props} />
        ))}
      </Stack>
    </Box>
  )
}

function RowCard<Row>(props: RowsProps<Row> & { row: Row }) {
  const { row, columns, selection, rowLabel, menu } = props
  const t = useTexts(partsTexts)
  const primary = primaryOf(columns)
  const click = useRowClick(props)
  return (
    <Paper
      component="li"
      className={classes.card}
      p="md"
      onClick={click}
      data-selected={selection.has(row) || undefined}
    >
      <Group wrap="nowrap" gap="sm" align="flex-start">
        {selection.isOn && (
          <Checkbox
            mt={6}
            aria-label={t('parts.table.select_row', { name: rowLabel(row) })}
            checked={selection.has(row)}
            disabled={!selection.canSelect(row)}
            onChange={() => selection.toggle(row)}
          />
        )}
        <Box flex={1} miw={0}>
          <RowOpener {...props}>{primary.render(row)}</RowOpener>
        </Box>
        {menu && <RowMenu name={rowLabel(row)}>{menu(row)}</RowMenu>}
      </Group>
      <dl className={classes.facts}>
        {columns
          .filter(column => column !== primary)
          .map(column => (
            <div key={column.key} className={classes.fact}>
              <Text component="dt" size="xs" c="dimmed">
                {column.header}
              </Text>
              <Text component="dd" size="sm" m={0} miw={0}>
                {column.render(row)}
              </Text>
            </div>
          ))}
      </dl>
    </Paper>
  )
}
