import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const tenantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform/tenants',
  validateSearch: validateTableSearch({
    filters: ['status'],
    sorts: ['name', 'slug', 'created_at'],
    keep: ['open'],
  }),
  component: lazyScreen(() => import('./tenants-screen.tsx'), 'TenantsScreen'),
})
