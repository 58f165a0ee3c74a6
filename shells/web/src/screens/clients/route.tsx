import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { CLIENT_TABS, type ClientTab } from './address.ts'
import { CLIENT_TAB_CONTENTS } from './tab-contents.ts'

export const clientsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/clients',
  validateSearch: validateTableSearch({
    filters: ['type', 'enabled', 'installation'],
    sorts: ['name', 'created_at', 'last_used_at'],
    keep: ['dialog'],
  }),
  component: lazyScreen(() => import('./list/clients-screen.tsx'), 'ClientsScreen'),
})

const isTab = (value: unknown): value is ClientTab => CLIENT_TABS.some(tab => tab === value)

const search = keepOnly(({ tab }): { tab?: ClientTab } => (isTab(tab) ? { tab } : {}))

export const clientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/clients/$id',
  validateSearch: search,
  loaderDeps: ({ search: { tab = 'settings' } }) => ({ tab }),
  // The page is shown with its tab, not before it.
  loader: async ({ deps: { tab } }) => {
    await CLIENT_TAB_CONTENTS[tab]()
  },
  component: lazyScreen(() => import('./client-screen.tsx'), 'ClientScreen'),
})
