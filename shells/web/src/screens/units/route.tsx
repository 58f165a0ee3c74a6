import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const unitsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/units',
  validateSearch: validateTableSearch({ keep: ['unit'] }),
  component: lazyScreen(() => import('./units-screen.tsx'), 'UnitsScreen'),
})
