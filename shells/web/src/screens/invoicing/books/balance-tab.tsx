import { IconScale } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type Balance, balancesQuery } from '../../../data/business/invoicing-books.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { invoicingTexts } from '../texts.ts'

const DAYS = ['from', 'to'] as const
const SUMS = ['opening', 'debit', 'credit', 'closing'] as const

/** A report is one page whatever its length. */
const onePage = <T extends { items: readonly Balance[] }>(report: T) => ({
  items: report.items,
  next_cursor: null,
})

/** What moved on each account between two days: the present year unless others are named. */
export function BalanceTab() {
  const t = useTexts(invoicingTexts)
  const table = useTableSearch<'from' | 'to'>({ filters: DAYS })
  const query = useQuery({ ...balancesQuery(table.filters), select: onePage })
  return (
    <>
      <FilterBar table={table}>
        {DAYS.map(name => (
          <DayField
            key={name}
            label={t(`invoicing.balance.${name}`)}
            value={table.filters[name] ?? ''}
            onChange={day => table.setFilter(name, day)}
          />
        ))}
      </FilterBar>
      <DataTable
        label={t('invoicing.balance')}
        columns={useColumns()}
        query={query}
        rowKey={({ account }) => account.id}
        rowLabel={({ account }) => `${account.code} ${account.name}`}
        empty={{
          icon: IconScale,
          title: t('invoicing.accounts.empty'),
          text: t('invoicing.accounts.empty.text'),
        }}
      />
    </>
  )
}

function useColumns(): Column<Balance>[] {
  const t = useTexts(invoicingTexts)
  const { language } = useLanguage()
  return [
    {
      key: 'account',
      header: t('invoicing.account'),
      isPrimary: true,
      render: ({ account }) => <bdi>{`${account.code} ${account.name}`}</bdi>,
    },
    ...SUMS.map(name => ({
      key: name,
      header: t(`invoicing.balance.${name}`),
      align: 'end' as const,
      render: (row: Balance) => <bdi>{fmt.decimal(language, row[name])}</bdi>,
    })),
  ]
}
