import { NativeSelect } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import type { Column } from './column.ts'
import type { TableState } from './search/use-table-search.ts'

/** Cards have no heads to press, so the order is chosen from a list. */
export function CardSort<Row>({ table, columns }: { table: TableState; columns: readonly Column<Row>[] }) {
  const t = useTexts(partsTexts)
  const sortable = columns.filter(column => column.sortKey)
  if (sortable.length === 0) return null
  return (
    <NativeSelect
      mb="sm"
      aria-label={t('parts.table.sort')}
      value={table.sort}
      onChange={event => table.setSort(event.currentTarget.value)}
    >
      <option value="">{t('parts.table.sort_none')}</option>
      {sortable.flatMap(({ sortKey, header }) => [
        <option key={sortKey} value={sortKey}>
          {t('parts.table.sort_up', { column: header })}
        </option>,
        <option key={`-${sortKey}`} value={`-${sortKey}`}>
          {t('parts.table.sort_down', { column: header })}
        </option>,
      ])}
    </NativeSelect>
  )
}
