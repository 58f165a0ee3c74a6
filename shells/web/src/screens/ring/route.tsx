import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const ringRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform/ring',
  validateSearch: validateTableSearch({ filters: ['status', 'direction'], keep: ['tab'] }),
  component: lazyScreen(() => import('./ring-screen.tsx'), 'RingScreen'),
})
