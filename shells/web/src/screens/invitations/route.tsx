import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'

export const invitationsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/invitations',
  validateSearch: validateTableSearch({ filters: ['status'], sorts: [] }),
  component: lazyRouteComponent(() => import('./invitations-screen.tsx'), 'InvitationsScreen'),
})
