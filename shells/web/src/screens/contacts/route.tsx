import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const contactsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contacts',
  validateSearch: validateTableSearch({
    filters: ['kind', 'role', 'label', 'archived'],
    sorts: ['name', 'created_at'],
    keep: ['dialog'],
  }),
  component: lazyScreen(() => import('./list/contacts-screen.tsx'), 'ContactsScreen'),
})

export const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/contacts/$id',
  component: lazyScreen(() => import('./editor/contact-screen.tsx'), 'ContactScreen'),
})
