import { Button, Text } from '@mantine/core'
import { IconClipboardCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Count, countsQuery } from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { useDialog } from '../posting/posting-actions.tsx'
import { warehouseTexts } from '../texts.ts'
import { CountState } from './count-state.tsx'

/** Stock-takings, newest first. */
export function CountsTab() {
  const t = useTexts(warehouseTexts)
  const [, setDialog] = useDialog()
  const canManage = useCan('warehouse.manage')
  const table = useTableSearch({ filters: [], defaultLimit: 50 })
  const { cursor, limit } = table.apiQuery
  const query = useQuery(countsQuery({ cursor, limit }))
  const add = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog('count')}>
      {t('warehouse.counts.add')}
    </Button>
  )
  return (
    <>
      <FilterBar table={table} actions={add} />
      <DataTable
        label={t('warehouse.counts')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ location }) => location.name}
        hrefOf={({ id }) => `/warehouse/counts/${id}`}
        empty={{
          icon: IconClipboardCheck,
          title: t('warehouse.counts.empty'),
          text: t('warehouse.counts.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<Count>[] {
  const t = useTexts(warehouseTexts)
  return [
    {
      key: 'location',
      header: t('warehouse.location'),
      isPrimary: true,
      render: ({ location }) => (
        <Text size="sm" fw={600}>
          <bdi>{location.name}</bdi>
        </Text>
      ),
    },
    { key: 'lines', header: t('warehouse.lines'), render: ({ lines }) => lines },
    {
      key: 'begun',
      header: t('warehouse.counts.begun'),
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
    {
      key: 'made_by',
      header: t('warehouse.counts.made_by'),
      hideBelow: 'md',
      render: ({ made_by }) => <bdi>{made_by}</bdi>,
    },
    { key: 'state', header: t('warehouse.state'), render: count => <CountState count={count} /> },
  ]
}
