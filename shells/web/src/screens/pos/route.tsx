import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const posRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pos',
  validateSearch: validateTableSearch({ filters: ['issue'], sorts: [], keep: ['tab'] }),
  component: lazyScreen(() => import('./pos-screen.tsx'), 'PosScreen'),
})

export const tillRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pos/till',
  component: lazyScreen(() => import('./till/till-screen.tsx'), 'TillScreen'),
})

export const displayRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pos/display',
  component: lazyScreen(() => import('./till/display-screen.tsx'), 'DisplayScreen'),
})
