import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const signaturesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signatures',
  validateSearch: validateTableSearch({ filters: [] }),
  component: lazyScreen(() => import('./signatures-screen.tsx'), 'SignaturesScreen'),
})

export const sealRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/seal',
  component: lazyScreen(() => import('./seal-screen.tsx'), 'SealScreen'),
})
