import { isLanguage, type Language } from '@tamga/formats'
import { createRoute, redirect } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { keepOnly } from '../../parts/page/kept-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/appearance', replace: true })
  },
})

export const appearanceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/appearance',
  component: lazyScreen(() => import('./appearance/appearance-screen.tsx'), 'AppearanceScreen'),
})

export const securityRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/security',
  component: lazyScreen(() => import('./security/security-screen.tsx'), 'SecurityScreen'),
})

export const mailsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/mails',
  validateSearch: keepOnly(({ kind, language }): { kind?: string; language?: Language } => ({
    ...(typeof kind === 'string' && { kind }),
    ...(isLanguage(language) && { language }),
  })),
  component: lazyScreen(() => import('./mails/mails-screen.tsx'), 'MailsScreen'),
})

export const featuresRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/features',
  component: lazyScreen(() => import('./features/features-screen.tsx'), 'FeaturesScreen'),
})

export const platformRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings/platform',
  component: lazyScreen(() => import('./platform/platform-screen.tsx'), 'PlatformScreen'),
})
