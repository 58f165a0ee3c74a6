import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyScreen(() => import('./home-screen.tsx'), 'HomeScreen'),
})
