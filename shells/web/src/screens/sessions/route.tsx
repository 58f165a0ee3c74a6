import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const sessionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/sessions',
  validateSearch: validateTableSearch({
    filters: ['method', 'ip', 'user', 'cause', 'terminated_by', 'from', 'to'],
    sorts: ['created_at', 'last_seen_at'],
    // `person`: whose sessions are open at the side.
    keep: ['tab', 'person'],
  }),
  component: lazyScreen(() => import('./sessions-screen.tsx'), 'SessionsScreen'),
})
