import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const goodsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/goods',
  validateSearch: validateTableSearch({
    filters: ['category', 'archived'],
    sorts: ['name', 'created_at'],
    keep: ['dialog', 'tab'],
  }),
  component: lazyScreen(() => import('./goods-screen.tsx'), 'GoodsScreen'),
})

export const productRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/goods/$id',
  component: lazyScreen(() => import('./product/product-screen.tsx'), 'ProductScreen'),
})
