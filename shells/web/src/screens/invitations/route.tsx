import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const invitationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/invitations',
  validateSearch: validateTableSearch({ filters: ['status'], sorts: [] }),
  component: lazyScreen(() => import('./invitations-screen.tsx'), 'InvitationsScreen'),
})
