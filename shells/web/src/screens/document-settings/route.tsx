import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const documentSettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/documents/settings',
  validateSearch: keepOnly(({ tab }): { tab?: string } => (typeof tab === 'string' ? { tab } : {})),
  component: lazyScreen(() => import('./document-settings-screen.tsx'), 'DocumentSettingsScreen'),
})
