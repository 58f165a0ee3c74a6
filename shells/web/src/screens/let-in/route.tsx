import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const letInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/let-in',
  validateSearch: keepOnly(({ code }): { code?: string } => (typeof code === 'string' ? { code } : {})),
  component: lazyScreen(() => import('./let-in-screen.tsx'), 'LetInScreen'),
})
