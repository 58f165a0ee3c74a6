import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'

export const letInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/let-in',
  validateSearch: keepOnly(({ code }): { code?: string } => (typeof code === 'string' ? { code } : {})),
  component: lazyRouteComponent(() => import('./let-in-screen.tsx'), 'LetInScreen'),
})
