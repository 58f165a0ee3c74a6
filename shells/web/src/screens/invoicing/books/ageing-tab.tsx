import { IconCalendarDue } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type AgeingOfContact, ageingQuery } from '../../../data/business/invoicing.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { invoicingTexts } from '../texts.ts'

const SIDES = ['receivable', 'payable'] as const
const AGES = ['not_due', 'days_30', 'days_60', 'days_90', 'older'] as const

/** The report is one page whatever its length. */
const onePage = <T extends { items: readonly AgeingOfContact[] }>(report: T) => ({
  items: report.items,
  next_cursor: null,
})

/** Who owes what for how long, or whom we owe. */
export function AgeingTab() {
  const t = useTexts(invoicingTexts)
  const table = useTableSearch<'side' | 'day'>({ filters: ['side', 'day'] })
  const side = SIDES.find(one => one === table.filters.side) ?? 'receivable'
  const query = useQuery({ ...ageingQuery(side, table.filters.day), select: onePage })
  return (
    <>
      <FilterBar table={table}>
        <FilterSelect
          table={table}
          name="side"
          label={t('invoicing.side')}
          options={SIDES.map(one => ({ value: one, label: t(`invoicing.side.${one}`) }))}
        />
        <DayField
          label={t('invoicing.ageing.day')}
          value={table.filters.day ?? ''}
          onChange={day => table.setFilter('day', day)}
        />
      </FilterBar>
      <DataTable
        label={t('invoicing.ageing')}
        columns={useColumns()}
        query={query}
        rowKey={({ contact }) => contact.id}
        rowLabel={({ contact }) => contact.name}
        empty={{
          icon: IconCalendarDue,
          title: t('invoicing.ageing.empty'),
          text: t('invoicing.ageing.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<AgeingOfContact>[] {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'contact',
      header: t('invoicing.contact'),
      isPrimary: true,
      render: ({ contact }) => <bdi>{contact.name}</bdi>,
    },
    ...AGES.map(age => ({
      key: age,
      header: t(`invoicing.age.${age}`),
      render: (row: AgeingOfContact) => <bdi>{fmt.decimal(language, row[age])}</bdi>,
    })),
    {
      key: 'total',
      header: t('invoicing.total'),
      render: ({ total }) => <bdi>{fmt.decimal(language, total)}</bdi>,
    },
  ]
}
