import { useQuery } from '@tanstack/react-query'
import { appsQuery, catalogQuery } from '../../data/apps.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { AppGrid } from './app-grid.tsx'
import { storeTexts } from './texts.ts'
import { useCategoryLabel } from './use-category-label.ts'

const FILTERS = ['category', 'installed'] as const
const MOST = 200

export function StoreScreen() {
  const t = useTexts(storeTexts)
  const { language } = useLanguage()
  const table = useTableSearch<(typeof FILTERS)[number]>({ filters: FILTERS, defaultLimit: MOST })
  const query = useQuery(appsQuery(table.apiQuery, language))
  const all = useQuery(catalogQuery(language)).data?.items ?? []
  const labelOf = useCategoryLabel()
  const categories = [...new Set(all.map(app => app.category))]
  const installed = all.filter(app => app.installed).length
  return (
    <>
      <PageHeader
        title={t('store.title')}
        count={all.length > 0 ? t('store.count', { count: installed }) : undefined}
        description={t('store.subtitle')}
      />
      <FilterBar table={table} searchLabel={t('store.search')}>
        <FilterSelect
          table={table}
          name="category"
          label={t('store.filter.category')}
          options={categories.map(value => ({ value, label: labelOf(value) }))}
        />
        <FilterSelect
          table={table}
          name="installed"
          label={t('store.filter.installed')}
          options={[
            { value: 'true', label: t('store.filter.installed.yes') },
            { value: 'false', label: t('store.filter.installed.no') },
          ]}
        />
      </FilterBar>
      <AppGrid query={query} table={table} />
    </>
  )
}
