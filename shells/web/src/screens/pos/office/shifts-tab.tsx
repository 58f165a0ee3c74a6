import { IconClock } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type PosShift, type PosShiftsQuery, shiftsQuery } from '../../../data/business/pos.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { posTexts } from '../texts.ts'

/** Who stood at which till, and when. */
export function ShiftsTab() {
  const t = useTexts(posTexts)
  const table = useTableSearch({ filters: [], defaultLimit: 50 })
  const { limit, cursor, count } = table.apiQuery as PosShiftsQuery
  const query = useQuery(
    shiftsQuery({ ...(limit && { limit }), ...(cursor && { cursor }), ...(count && { count }) }),
  )
  return (
    <DataTable
      label={t('pos.shifts')}
      columns={useColumns()}
      query={query}
      table={table}
      rowKey={({ id }) => id}
      rowLabel={({ till, seller }) => `${till.name} ${seller}`}
      empty={{ icon: IconClock, title: t('pos.shifts.empty'), text: t('pos.shifts.empty.text') }}
    />
  )
}

function useColumns(): Column<PosShift>[] {
  const t = useTexts(posTexts)
  const { language } = useLanguage()
  return [
    { key: 'till', header: t('pos.till'), isPrimary: true, render: ({ till }) => <bdi>{till.name}</bdi> },
    { key: 'seller', header: t('pos.seller'), render: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'opened_at',
      header: t('pos.shift.opened_at'),
      render: ({ opened_at }) => <RelativeTime value={opened_at} />,
    },
    {
      key: 'closed_at',
      header: t('pos.shift.closed_at'),
      render: ({ closed_at }) =>
        closed_at ? <RelativeTime value={closed_at} /> : <StatusBadge status="open" />,
    },
    {
      key: 'sales',
      header: t('pos.sales'),
      hideBelow: 'md',
      render: ({ sales }) => <bdi>{fmt.number(language, sales)}</bdi>,
    },
  ]
}
