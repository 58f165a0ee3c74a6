import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'

export const tenantsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform/tenants',
  validateSearch: validateTableSearch({
    filters: ['status'],
    sorts: ['name', 'slug', 'created_at'],
    keep: ['open'],
  }),
  component: lazyRouteComponent(() => import('./tenants-screen.tsx'), 'TenantsScreen'),
})
