import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const federationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/federation',
  validateSearch: validateTableSearch({
    filters: ['enabled', 'provider'],
    sorts: ['first_login_at', 'last_login_at'],
    keep: ['tab', 'dialog'],
  }),
  component: lazyScreen(() => import('./federation-screen.tsx'), 'FederationScreen'),
})

export const providerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/federation/$id',
  validateSearch: validateTableSearch({
    sorts: ['first_login_at', 'last_login_at'],
    // `trial`: the trial sign-in that led back here.
    keep: ['tab', 'trial'],
  }),
  component: lazyScreen(() => import('./provider-screen.tsx'), 'ProviderScreen'),
})
