import { createRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import {
  newReviewRoute,
  reviewQueueRoute,
  reviewRoute,
  reviewSchedulesRoute,
  reviewsRoute,
} from '../screens/access-review/route.tsx'
import { auditRoute } from '../screens/audit/route.tsx'
import { clientRoute, clientsRoute } from '../screens/clients/route.tsx'
import { federationRoute, providerRoute } from '../screens/federation/route.tsx'
import { createGalleryRoute } from '../screens/gallery/route.tsx'
import { homeRoute } from '../screens/home/route.tsx'
import { invitationsRoute } from '../screens/invitations/route.tsx'
import { letInRoute } from '../screens/let-in/route.tsx'
import { peopleRoute, personRoute } from '../screens/people/route.tsx'
import { ErrorScreen } from '../screens/problems/error-screen.tsx'
import { profileRoute } from '../screens/profile/route.tsx'
import { targetRoute, targetsRoute } from '../screens/provisioning/route.tsx'
import { newRoleRoute, roleRoute, rolesRoute } from '../screens/roles/route.tsx'
import { serviceAccountRoute, serviceAccountsRoute } from '../screens/service-accounts/route.tsx'
import { sessionsRoute } from '../screens/sessions/route.tsx'
import {
  appearanceRoute,
  mailsRoute,
  platformRoute,
  securityRoute,
  settingsRoute,
} from '../screens/settings/route.tsx'
import { storeAppRoute, storeRoute } from '../screens/store/route.tsx'
import { tenantsRoute } from '../screens/tenants/route.tsx'
import { rootRoute } from './root-route.tsx'

const developmentRoutes = import.meta.env.DEV ? [createGalleryRoute()] : []

// One line for each screen folder; the folder holds the route, the screen and its texts.
const routeTree = rootRoute.addChildren([
  homeRoute,
  profileRoute,
  peopleRoute,
  personRoute,
  invitationsRoute,
  rolesRoute,
  newRoleRoute,
  roleRoute,
  serviceAccountsRoute,
  serviceAccountRoute,
  storeRoute,
  storeAppRoute,
  auditRoute,
  settingsRoute,
  appearanceRoute,
  securityRoute,
  mailsRoute,
  platformRoute,
  letInRoute,
  tenantsRoute,
  clientsRoute,
  clientRoute,
  sessionsRoute,
  federationRoute,
  providerRoute,
  reviewsRoute,
  newReviewRoute,
  reviewQueueRoute,
  reviewSchedulesRoute,
  reviewRoute,
  targetsRoute,
  targetRoute,
  ...developmentRoutes,
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
