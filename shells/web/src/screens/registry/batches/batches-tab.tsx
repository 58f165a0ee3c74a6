import { Button, Text } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Batch, batchesQuery } from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { registryTexts } from '../texts.ts'
import { BatchBadge, BatchProgress } from './batch-progress.tsx'
import { NewBatchDialog } from './new-batch-dialog.tsx'

export function BatchesTab() {
  const t = useTexts(registryTexts)
  const table = useTableSearch<never>({ filters: [], defaultLimit: 25 })
  const query = useQuery(batchesQuery(table.apiQuery))
  const [isOpen, setOpen] = useState(false)
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen(true)}>
      {t('registry.batch.new')}
    </Button>
  )
  return (
    <>
      <FilterBar table={table} actions={add}>
        {null}
      </FilterBar>
      <DataTable
        label={t('registry.tab.batches')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={batch => batch.id}
        rowLabel={batch => batch.purpose}
        hrefOf={({ id }) => `/registry/batches/${id}`}
        empty={{ icon: IconListCheck, title: t('registry.batch.none'), text: t('registry.batch.none.text') }}
      />
      <NewBatchDialog opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function useColumns(): Column<Batch>[] {
  const t = useTexts(registryTexts)
  return [
    {
      key: 'purpose',
      header: t('registry.purpose'),
      isPrimary: true,
      width: '35%',
      render: ({ purpose }) => (
        <Text size="sm" fw={600} component="bdi" style={{ overflowWrap: 'anywhere' }}>
          {purpose}
        </Text>
      ),
    },
    {
      key: 'progress',
      header: t('registry.batch.progress'),
      render: batch => <BatchProgress batch={batch} />,
    },
    { key: 'status', header: t('registry.column.outcome'), render: batch => <BatchBadge batch={batch} /> },
    {
      key: 'who',
      header: t('registry.column.who'),
      hideBelow: 'lg',
      render: ({ created_by }) => <PersonCell person={created_by} />,
    },
    {
      key: 'at',
      header: t('registry.column.at'),
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}
