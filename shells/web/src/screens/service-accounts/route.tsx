import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const serviceAccountsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/service-accounts',
  validateSearch: validateTableSearch({
    filters: ['status'],
    sorts: ['name', 'created_at'],
    keep: ['dialog'],
  }),
  component: lazyScreen(() => import('./service-accounts-screen.tsx'), 'ServiceAccountsScreen'),
})

export const serviceAccountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/service-accounts/$id',
  validateSearch: keepOnly(({ tab }): { tab?: 'tokens' } => (tab === 'tokens' ? { tab } : {})),
  component: lazyScreen(() => import('./service-account-screen.tsx'), 'ServiceAccountScreen'),
})
