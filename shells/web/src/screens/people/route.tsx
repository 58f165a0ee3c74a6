import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { type PersonTab, TABS } from './address.ts'

export const peopleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/members',
  validateSearch: validateTableSearch({
    filters: ['status', 'role', 'unit'],
    sorts: ['name', 'email', 'created_at', 'last_seen_at'],
    keep: ['dialog'],
  }),
  component: lazyScreen(() => import('./list/people-screen.tsx'), 'PeopleScreen'),
})

type PersonSearch = { tab?: PersonTab; view?: 'by' }

const isTab = (value: unknown): value is PersonTab => TABS.some(tab => tab === value)

export const personRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/members/$id',
  validateSearch: keepOnly(
    ({ tab, view }): PersonSearch => ({
      ...(isTab(tab) && { tab }),
      ...(view === 'by' && { view }),
    }),
  ),
  component: lazyScreen(() => import('./person/person-screen.tsx'), 'PersonScreen'),
})
