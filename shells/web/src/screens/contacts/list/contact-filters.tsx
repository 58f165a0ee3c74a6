import { useQuery } from '@tanstack/react-query'
import { contactLabelsQuery } from '../../../data/business/contacts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import type { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { contactsTexts } from '../texts.ts'

export const FILTERS = ['kind', 'role', 'label', 'archived'] as const

type ContactFiltersProps = { table: ReturnType<typeof useTableSearch<(typeof FILTERS)[number]>> }

export function ContactFilters({ table }: ContactFiltersProps) {
  const t = useTexts(contactsTexts)
  const { data } = useQuery(contactLabelsQuery)
  const labels = data?.items ?? []
  return (
    <FilterBar table={table} searchLabel={t('contacts.search')}>
      <FilterSelect
        table={table}
        name="kind"
        label={t('contacts.kind')}
        options={(['organisation', 'person'] as const).map(value => ({
          value,
          label: t(`contacts.kind.${value}`),
        }))}
      />
      <FilterSelect
        table={table}
        name="role"
        label={t('contacts.roles')}
        options={(['customer', 'supplier'] as const).map(value => ({
          value,
          label: t(`contacts.role.${value}`),
        }))}
      />
      {labels.length > 0 && (
        <FilterSelect
          table={table}
          name="label"
          label={t('contacts.labels')}
          options={labels.map(label => ({ value: label, label }))}
        />
      )}
      <FilterSelect
        table={table}
        name="archived"
        label={t('contacts.archived')}
        options={[{ value: 'true', label: t('contacts.archived.only') }]}
      />
    </FilterBar>
  )
}
