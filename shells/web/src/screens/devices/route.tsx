import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const devicesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/devices',
  validateSearch: validateTableSearch({ filters: ['status'] }),
  component: lazyScreen(() => import('./devices-screen.tsx'), 'DevicesScreen'),
})
