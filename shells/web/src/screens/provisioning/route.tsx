import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { RUN_FILTERS } from './address.ts'

export const targetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/scim',
  validateSearch: validateTableSearch({ filters: ['health', 'enabled'], keep: ['dialog'] }),
  component: lazyScreen(() => import('./targets-screen.tsx'), 'TargetsScreen'),
})

export const targetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/scim/$id',
  // `run`: what is open at the side.
  validateSearch: validateTableSearch({ filters: RUN_FILTERS, keep: ['tab', 'run'] }),
  component: lazyScreen(() => import('./target-screen.tsx'), 'TargetScreen'),
})
