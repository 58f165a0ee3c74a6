import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const warehouseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warehouse',
  validateSearch: validateTableSearch({
    filters: ['location', 'kind', 'on', 'short'],
    sorts: [],
    keep: ['dialog', 'tab'],
  }),
  component: lazyScreen(() => import('./warehouse-screen.tsx'), 'WarehouseScreen'),
})

export const postingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warehouse/postings/$id',
  component: lazyScreen(() => import('./posting/posting-screen.tsx'), 'PostingScreen'),
})

export const productStockRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warehouse/products/$id',
  component: lazyScreen(() => import('./product/product-stock-screen.tsx'), 'ProductStockScreen'),
})

export const countRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/warehouse/counts/$id',
  component: lazyScreen(() => import('./counts/count-screen.tsx'), 'CountScreen'),
})
