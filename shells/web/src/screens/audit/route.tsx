import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { AUDIT_FILTERS } from './address.ts'

export const auditRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/audit',
  validateSearch: validateTableSearch({ filters: AUDIT_FILTERS }),
  component: lazyScreen(() => import('./audit-screen.tsx'), 'AuditScreen'),
})
