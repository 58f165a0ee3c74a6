import { Text } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FlowSummary, flowsQuery } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { approvalScreenTexts } from './texts.ts'

/** Where the documents of the organisation are on their way, for whoever manages them. */
export function FlowsTab() {
  const t = useTexts(approvalScreenTexts)
  const table = useTableSearch<'stalled'>({ filters: ['stalled'], defaultLimit: 25 })
  const { stalled, ...query } = table.apiQuery
  const flows = useQuery(
    flowsQuery({ ...query, status: 'open', ...(stalled === 'true' && { stalled: true }) }),
  )
  return (
    <>
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="stalled"
          label={t('approvals.stalled')}
          options={[{ value: 'true', label: t('approvals.only_stalled') }]}
        />
      </FilterBar>
      <DataTable
        label={t('approvals.tab.flows')}
        columns={useColumns()}
        query={flows}
        table={table}
        rowKey={flow => flow.id}
        rowLabel={flow => flow.document.title}
        hrefOf={({ document }) => `/documents/${document.id}?tab=approval`}
        empty={{ icon: IconRoute, title: t('approvals.flows.empty'), text: t('approvals.flows.empty.text') }}
      />
    </>
  )
}

function useColumns(): Column<FlowSummary>[] {
  const t = useTexts(approvalScreenTexts)
  return [
    {
      key: 'document',
      header: t('approvals.document'),
      isPrimary: true,
      render: ({ document, stalled_at }) => (
        <>
          <Text size="sm" fw={600} component="span">
            <bdi>{document.title}</bdi>
          </Text>{' '}
          {stalled_at && <StatusBadge tone="warning">{t('approvals.stalled')}</StatusBadge>}
        </>
      ),
    },
    {
      key: 'stage',
      header: t('approvals.stage'),
      render: ({ stage, stages }) => t('approvals.stage.of', { stage, stages }),
    },
    {
      key: 'waiting',
      header: t('approvals.waiting_for'),
      render: ({ waiting_for }) => waiting_for.map(({ name }) => name).join(', ') || '—',
    },
    {
      key: 'due',
      header: t('approvals.due'),
      hideBelow: 'md',
      render: ({ due }) => <RelativeTime value={due} fallback="—" />,
    },
    {
      key: 'started',
      header: t('approvals.started'),
      hideBelow: 'lg',
      render: ({ started_at }) => <RelativeTime value={started_at} />,
    },
  ]
}
