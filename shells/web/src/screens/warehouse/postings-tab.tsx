import { Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Posting, type PostingsQuery, postingsQuery } from '../../data/business/warehouse.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { PostingActions } from './posting/posting-actions.tsx'
import { warehouseTexts } from './texts.ts'

const KINDS = ['receipt', 'delivery', 'transfer', 'adjustment', 'correction', 'count', 'inventory'] as const

/** Receipts, deliveries, transfers and whatever else moved goods. */
export function PostingsTab() {
  const t = useTexts(warehouseTexts)
  const table = useTableSearch<'kind'>({ filters: ['kind'], defaultLimit: 50 })
  const query = useQuery(postingsQuery(table.apiQuery as PostingsQuery))
  return (
    <>
      <FilterBar table={table} actions={<PostingActions />}>
        <FilterSelect
          table={table}
          name="kind"
          label={t('warehouse.kind')}
          options={KINDS.map(kind => ({ value: kind, label: t(`warehouse.kind.${kind}`) }))}
        />
      </FilterBar>
      <DataTable
        label={t('warehouse.postings')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ kind, on }) => `${t(`warehouse.kind.${kind}`)} ${on}`}
        hrefOf={({ id }) => `/warehouse/postings/${id}`}
        empty={{
          icon: IconArrowsExchange,
          title: t('warehouse.postings.empty'),
          text: t('warehouse.postings.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<Posting>[] {
  const t = useTexts(warehouseTexts)
  return [
    {
      key: 'kind',
      header: t('warehouse.kind'),
      isPrimary: true,
      render: ({ kind, reference }) => (
        <>
          <Text size="sm" fw={600}>
            {t(`warehouse.kind.${kind}`)}
          </Text>
          <Text size="xs" c="dimmed">
            <bdi>{reference}</bdi>
          </Text>
        </>
      ),
    },
    { key: 'on', header: t('warehouse.day'), render: ({ on }) => <bdi>{on}</bdi> },
    {
      key: 'contact',
      header: t('warehouse.contact'),
      hideBelow: 'md',
      render: ({ contact }) => <bdi>{contact?.name}</bdi>,
    },
    { key: 'lines', header: t('warehouse.lines'), hideBelow: 'md', render: ({ lines }) => lines },
    {
      key: 'made_by',
      header: t('warehouse.made_by'),
      hideBelow: 'lg',
      render: ({ made_by }) => <bdi>{made_by}</bdi>,
    },
    {
      key: 'state',
      header: t('warehouse.state'),
      render: ({ corrected_by }) =>
        corrected_by && <StatusBadge tone="neutral">{t('warehouse.corrected')}</StatusBadge>,
    },
  ]
}
