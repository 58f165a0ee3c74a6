import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'

export const targetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/scim',
  validateSearch: validateTableSearch({ filters: ['health', 'enabled'], keep: ['dialog'] }),
  component: lazyRouteComponent(() => import('./targets-screen.tsx'), 'TargetsScreen'),
})

export const TARGET_TABS = ['runs', 'settings', 'resync'] as const
export type TargetTab = (typeof TARGET_TABS)[number]
export const RUN_FILTERS = ['status', 'operation', 'resync'] as const
export type RunFilter = (typeof RUN_FILTERS)[number]

export const targetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/scim/$id',
  // `run`: what is open at the side.
  validateSearch: validateTableSearch({ filters: RUN_FILTERS, keep: ['tab', 'run'] }),
  component: lazyRouteComponent(() => import('./target-screen.tsx'), 'TargetScreen'),
})
