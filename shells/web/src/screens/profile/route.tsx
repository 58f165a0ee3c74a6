import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'
import { PROFILE_TABS, type ProfileTab } from './address.ts'

const isTab = (value: unknown): value is ProfileTab => PROFILE_TABS.some(tab => tab === value)

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: keepOnly(({ tab, error }): { tab?: ProfileTab; error?: string } => ({
    ...(isTab(tab) && { tab }),
    ...(typeof error === 'string' && { error }),
  })),
  component: lazyScreen(() => import('./profile-screen.tsx'), 'ProfileScreen'),
})
