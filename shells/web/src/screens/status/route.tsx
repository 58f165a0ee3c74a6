import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const statusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/platform/status',
  component: lazyScreen(() => import('./status-screen.tsx'), 'StatusScreen'),
})
