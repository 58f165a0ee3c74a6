import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store',
  validateSearch: validateTableSearch({ filters: ['category', 'installed'] }),
  component: lazyScreen(() => import('./store-screen.tsx'), 'StoreScreen'),
})

export const storeAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store/$slug',
  component: lazyScreen(() => import('./app/app-screen.tsx'), 'AppScreen'),
})
