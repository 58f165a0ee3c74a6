import { useQuery } from '@tanstack/react-query'
import { allRolesQuery } from '../../../data/organisation/roles.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FilterBar } from '../../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../../parts/data-table/filter/filter-select.tsx'
import type { TableControls } from '../../../parts/data-table/search/use-table-search.ts'
import { useRoleNames } from '../../../parts/role/role-names.ts'
import { UnitFilter } from '../../../parts/unit/unit-filter.tsx'
import { MEMBER_STATUSES } from '../member-status.tsx'
import { peopleTexts } from '../texts.ts'

export type PeopleControls = TableControls<'status' | 'role' | 'unit'>

export function PeopleFilters({ table }: { table: PeopleControls }) {
  const t = useTexts(peopleTexts)
  const { data } = useQuery(allRolesQuery)
  const { nameOf } = useRoleNames()
  const statuses = MEMBER_STATUSES.map(value => ({ value, label: t(`people.status.${value}`) }))
  const roles = (data?.items ?? []).map(role => ({ value: role.id, label: nameOf(role) }))
  return (
    <FilterBar table={table} searchLabel={t('people.search')}>
      <FilterSelect table={table} name="status" label={t('people.filter.status')} options={statuses} />
      <FilterSelect table={table} name="role" label={t('people.filter.role')} options={roles} />
      <UnitFilter table={table} name="unit" label={t('people.filter.unit')} />
    </FilterBar>
  )
}
