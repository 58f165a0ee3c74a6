import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'

export const AUDIT_FILTERS = ['kind', 'actor', 'action', 'target', 'from', 'to'] as const

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: validateTableSearch({ filters: AUDIT_FILTERS }),
  component: lazyRouteComponent(() => import('./audit-screen.tsx'), 'AuditScreen'),
})
