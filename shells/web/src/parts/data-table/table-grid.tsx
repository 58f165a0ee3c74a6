import { Box, Checkbox, VisuallyHidden } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { primaryOf } from './column.ts'
import classes from './data-table.module.css'
import { focusNeighbour } from './rows/row-focus.ts'
import { RowMenu } from './rows/row-menu.tsx'
import { RowOpener } from './rows/row-opener.tsx'
import { useRowClick } from './rows/use-row-click.ts'
import type { RowsProps } from './rows-props.ts'
import { SortHeader } from './sort-header.tsx'
import { SkeletonRows } from './table-skeleton.tsx'

export function TableGrid<Row>(props: RowsProps<Row>) {
  const { label, columns, query, menu, selection, minWidth } = props
  const t = useTexts(partsTexts)
  const rows = query.data?.items
  return (
    <div className={classes.scroll}>
      <Box
        component="table"
        aria-label={label}
        className={classes.table}
        miw={minWidth}
        onKeyDown={focusNeighbour}
      >
        <thead className={classes.head}>
          <tr>
            {selection.isOn && (
              <Box component="th" w={44} data-export="no">
                <Checkbox
                  aria-label={t('parts.table.select_all')}
                  checked={selection.isAll}
                  indeterminate={!selection.isAll && selection.rows.length > 0}
                  onChange={selection.toggleAll}
                  disabled={!rows}
                />
              </Box>
            )}
            {columns.map(column => (
              <SortHeader key={column.key} column={column} table={props.table} />
            ))}
            {menu && (
              <Box component="th" w={52} data-export="no">
                <VisuallyHidden>{t('parts.table.actions')}</VisuallyHidden>
              </Box>
            )}
          </tr>
        </thead>
        <tbody data-stale={query.isPlaceholderData || undefined} className={classes.body}>
          {rows ? (
            rows.map(row => <GridRow key={props.rowKey(row)} row={row} {...props} />)
          ) : (
            <SkeletonRows {...props} />
          )}
        </tbody>
      </Box>
    </div>
  )
}

function GridRow<Row>(props: RowsProps<Row> & { row: Row }) {
  const { row, columns, selection, rowLabel, menu } = props
  const t = useTexts(partsTexts)
  const primary = primaryOf(columns)
  const click = useRowClick(props)
  return (
    <tr
      onClick={click}
      data-clickable={click !== undefined || undefined}
      data-selected={selection.has(row) || undefined}
    >
      {selection.isOn && (
        <td data-export="no">
          <Checkbox
            aria-label={t('parts.table.select_row', { name: rowLabel(row) })}
            checked={selection.has(row)}
            disabled={!selection.canSelect(row)}
            onChange={() => selection.toggle(row)}
          />
        </td>
      )}
      {columns.map(column => (
        <Box component="td" key={column.key} visibleFrom={column.hideBelow} ta={column.align}>
          {column === primary ? <RowOpener {...props}>{column.render(row)}</RowOpener> : column.render(row)}
        </Box>
      ))}
      {menu && (
        <Box component="td" ta="end" data-export="no">
          <RowMenu name={rowLabel(row)}>{menu(row)}</RowMenu>
        </Box>
      )}
    </tr>
  )
}
