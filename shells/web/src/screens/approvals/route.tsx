import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const approvalsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/approvals',
  validateSearch: validateTableSearch({ filters: ['stalled'], keep: ['tab'] }),
  component: lazyScreen(() => import('./approvals-screen.tsx'), 'ApprovalsScreen'),
})
