import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'

export const clientsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sso/clients',
  validateSearch: validateTableSearch({
    filters: ['type', 'enabled', 'installation'],
    sorts: ['name', 'created_at', 'last_used_at'],
    keep: ['dialog'],
  }),
  component: lazyRouteComponent(() => import('./list/clients-screen.tsx'), 'ClientsScreen'),
})

export const CLIENT_TABS = ['settings', 'credentials', 'scopes', 'quick_start', 'activity'] as const
export type ClientTab = (typeof CLIENT_TABS)[number]

const loadForms = () => import('./settings/form-tabs.ts')

/** Loaded when they are looked at. */
export const CLIENT_TAB_CONTENTS = {
  settings: async () => ({ Content: (await loadForms()).SettingsTab }),
  credentials: async () => ({ Content: (await loadForms()).CredentialsTab }),
  scopes: async () => ({ Content: (await loadForms()).ScopesTab }),
  quick_start: async () => ({ Content: (await import('./quick-start/quick-start-tab.tsx')).QuickStartTab }),
  activity: async () => ({ Content: (await import('./activity-tab.tsx')).ActivityTab }),
} as const satisfies Record<ClientTab, () => Promise<object>>

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
  component: lazyRouteComponent(() => import('./client-screen.tsx'), 'ClientScreen'),
})
