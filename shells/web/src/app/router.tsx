import { createRouter } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { PageWaiting } from '../parts/page/page-waiting.tsx'
import {
  newReviewRoute,
  reviewQueueRoute,
  reviewRoute,
  reviewSchedulesRoute,
  reviewsRoute,
} from '../screens/access-review/route.tsx'
import { approvalsRoute } from '../screens/approvals/route.tsx'
import { agentsRoute, assistantRoute, proposalRoute } from '../screens/assistant/route.tsx'
import { auditRoute } from '../screens/audit/route.tsx'
import { clientRoute, clientsRoute } from '../screens/clients/route.tsx'
import { contactRoute, contactsRoute } from '../screens/contacts/route.tsx'
import { devicesRoute } from '../screens/devices/route.tsx'
import { documentSettingsRoute } from '../screens/document-settings/route.tsx'
import { documentRoute, documentsRoute } from '../screens/documents/route.tsx'
import { federationRoute, providerRoute } from '../screens/federation/route.tsx'
import { createGalleryRoute } from '../screens/gallery/route.tsx'
import { goodsRoute, productRoute } from '../screens/goods/route.tsx'
import { homeRoute } from '../screens/home/route.tsx'
import { invitationsRoute } from '../screens/invitations/route.tsx'
import { invoiceRoute, invoicingRoute, paymentRoute } from '../screens/invoicing/route.tsx'
import { letInRoute } from '../screens/let-in/route.tsx'
import { notificationsRoute } from '../screens/notifications/route.tsx'
import { peopleRoute, personRoute } from '../screens/people/route.tsx'
import { displayRoute, posRoute, tillRoute } from '../screens/pos/route.tsx'
import { ErrorScreen } from '../screens/problems/error-screen.tsx'
import { profileRoute } from '../screens/profile/route.tsx'
import { targetRoute, targetsRoute } from '../screens/provisioning/route.tsx'
import { registryBatchRoute, registryLookupsRoute, registryRoute } from '../screens/registry/route.tsx'
import { newReportRoute, reportRoute, reportsRoute } from '../screens/reports/route.tsx'
import { resourcesRoute } from '../screens/resources/route.tsx'
import { ringRoute } from '../screens/ring/route.tsx'
import { newRoleRoute, roleRoute, rolesRoute } from '../screens/roles/route.tsx'
import { serviceAccountRoute, serviceAccountsRoute } from '../screens/service-accounts/route.tsx'
import { sessionsRoute } from '../screens/sessions/route.tsx'
import {
  appearanceRoute,
  featuresRoute,
  mailsRoute,
  platformRoute,
  securityRoute,
  settingsRoute,
} from '../screens/settings/route.tsx'
import { sealRoute, signaturesRoute } from '../screens/signatures/route.tsx'

import { statusRoute } from '../screens/status/route.tsx'
import { storeAppRoute, storeRoute } from '../screens/store/route.tsx'
import { tenantsRoute } from '../screens/tenants/route.tsx'
import { unitsRoute } from '../screens/units/route.tsx'
import { countRoute, postingRoute, productStockRoute, warehouseRoute } from '../screens/warehouse/route.tsx'
import { rootRoute } from './root-route.tsx'

const developmentRoutes = import.meta.env.DEV ? [createGalleryRoute()] : []

// One line for each screen folder; the folder holds the route, the screen and its texts.
const routeTree = rootRoute.addChildren([
  homeRoute,
  approvalsRoute,
  contactsRoute,
  contactRoute,
  goodsRoute,
  productRoute,
  warehouseRoute,
  postingRoute,
  productStockRoute,
  countRoute,
  invoicingRoute,
  invoiceRoute,
  paymentRoute,
  posRoute,
  tillRoute,
  displayRoute,
  profileRoute,
  notificationsRoute,
  peopleRoute,
  personRoute,
  unitsRoute,
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
  featuresRoute,
  platformRoute,
  letInRoute,
  tenantsRoute,
  statusRoute,
  ringRoute,
  reportsRoute,
  newReportRoute,
  reportRoute,
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
  documentsRoute,
  documentSettingsRoute,
  documentRoute,
  targetsRoute,
  targetRoute,
  resourcesRoute,
  devicesRoute,
  assistantRoute,
  agentsRoute,
  proposalRoute,
  signaturesRoute,
  sealRoute,
  registryRoute,
  registryLookupsRoute,
  registryBatchRoute,
  ...developmentRoutes,
])

export function createAppRouter() {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PageWaiting,
    defaultPendingMs: 200,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
