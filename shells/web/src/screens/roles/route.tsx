import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const rolesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/roles',
  validateSearch: validateTableSearch({ sorts: ['name', 'created_at'] }),
  component: lazyScreen(() => import('./roles-screen.tsx'), 'RolesScreen'),
})

export const newRoleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/roles/new',
  component: lazyScreen(() => import('./new-role-screen.tsx'), 'NewRoleScreen'),
})

export const roleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/organisation/roles/$id',
  validateSearch: keepOnly(({ tab }): { tab?: 'members' } => (tab === 'members' ? { tab } : {})),
  component: lazyScreen(() => import('./role-screen.tsx'), 'RoleScreen'),
})
