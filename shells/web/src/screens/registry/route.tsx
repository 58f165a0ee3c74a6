import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { LOOKUP_FILTERS } from './address.ts'

export const registryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registry',
  // No number of a citizen ever stands in an address.
  validateSearch: validateTableSearch({ filters: [], keep: ['tab', 'kind'] }),
  component: lazyScreen(() => import('./registry-screen.tsx'), 'RegistryScreen'),
})

export const registryLookupsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registry/lookups',
  validateSearch: validateTableSearch({ filters: LOOKUP_FILTERS }),
  component: lazyScreen(() => import('./lookups-screen.tsx'), 'LookupsScreen'),
})

export const registryBatchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/registry/batches/$id',
  validateSearch: validateTableSearch({ filters: [] }),
  component: lazyScreen(() => import('./batches/batch-screen.tsx'), 'BatchScreen'),
})
