import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const resourcesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oauth/resources',
  validateSearch: validateTableSearch({ filters: [] }),
  component: lazyScreen(() => import('./resources-screen.tsx'), 'ResourcesScreen'),
})
