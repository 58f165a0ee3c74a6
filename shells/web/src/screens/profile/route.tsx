import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'

export const PROFILE_TABS = [
  'identity',
  'password',
  'logins',
  'preferences',
  'sessions',
  'applications',
  'activity',
] as const
export type ProfileTab = (typeof PROFILE_TABS)[number]

const isTab = (value: unknown): value is ProfileTab => PROFILE_TABS.some(tab => tab === value)

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: keepOnly(({ tab }): { tab?: ProfileTab } => (isTab(tab) ? { tab } : {})),
  component: lazyRouteComponent(() => import('./profile-screen.tsx'), 'ProfileScreen'),
})
