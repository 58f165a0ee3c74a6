import { Text } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Lookup, lookupsQuery } from '../../data/government/registry.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge, type Tone } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { PersonFilter } from '../../parts/person/person-filter.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { LOOKUP_FILTERS } from './address.ts'
import { registryTexts } from './texts.ts'

export function LookupsScreen() {
  return (
    <RequirePermission permission="egov.read">
      <Lookups />
    </RequirePermission>
  )
}

const TONES: Readonly<Record<Lookup['outcome'], Tone>> = {
  asked: 'neutral',
  found: 'success',
  refused: 'warning',
  unavailable: 'danger',
}

/** Who looked, when and why. Without the right to manage the app, one's own look-ups. */
function Lookups() {
  const t = useTexts(registryTexts)
  const canManage = useCan('egov.manage')
  const table = useTableSearch<(typeof LOOKUP_FILTERS)[number]>({ filters: LOOKUP_FILTERS, defaultLimit: 25 })
  const query = useQuery(lookupsQuery(table.apiQuery))
  const seen = query.data?.items.map(({ looked_by }) => looked_by) ?? []
  return (
    <>
      <PageHeader
        title={t(canManage ? 'registry.lookups' : 'registry.own_lookups')}
        description={t(canManage ? 'registry.lookups.text' : 'registry.own_lookups.text')}
        breadcrumbs={[{ label: t('registry.title'), to: '/registry' }]}
      />
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="operation"
          label={t('registry.kind')}
          options={[
            { value: 'WS100101', label: t('registry.kind.citizen') },
            { value: 'WS100201', label: t('registry.kind.legal_entity') },
          ]}
        />
        {canManage && (
          <PersonFilter table={table} name="looked_by" label={t('registry.column.who')} seen={seen} />
        )}
      </FilterBar>
      <DataTable
        label={t('registry.lookups')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={row => row.id}
        rowLabel={row => row.registry_number}
        empty={{
          icon: IconUserSearch,
          title: t('registry.lookups.none'),
          text: t('registry.lookups.none.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<Lookup>[] {
  const t = useTexts(registryTexts)
  return [
    {
      key: 'number',
      header: t('registry.column.number'),
      isPrimary: true,
      render: ({ registry_number }) => (
        <Text size="sm" fw={600} component="bdi">
          {registry_number}
        </Text>
      ),
    },
    {
      key: 'who',
      header: t('registry.column.who'),
      render: ({ looked_by }) => <PersonCell person={looked_by} />,
    },
    {
      key: 'purpose',
      header: t('registry.purpose'),
      width: '30%',
      render: ({ purpose }) => (
        <Text size="sm" component="bdi" style={{ overflowWrap: 'anywhere' }}>
          {purpose}
        </Text>
      ),
    },
    {
      key: 'outcome',
      header: t('registry.column.outcome'),
      render: ({ outcome, registry_code }) => (
        <StatusBadge tone={TONES[outcome]}>
          {t(`registry.outcome.${outcome}`)}
          {registry_code ? ` (${registry_code})` : ''}
        </StatusBadge>
      ),
    },
    { key: 'at', header: t('registry.column.at'), render: ({ at }) => <RelativeTime value={at} /> },
  ]
}
