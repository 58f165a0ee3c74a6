import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'

export const storeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store',
  validateSearch: validateTableSearch({ filters: ['category', 'installed'] }),
  component: lazyRouteComponent(() => import('./store-screen.tsx'), 'StoreScreen'),
})

export const storeAppRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/store/$slug',
  component: lazyRouteComponent(() => import('./app/app-screen.tsx'), 'AppScreen'),
})
