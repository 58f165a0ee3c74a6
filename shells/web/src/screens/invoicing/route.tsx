import { createRoute } from '@tanstack/react-router'
import { rootRoute } from '../../app/root-route.tsx'
import { validateTableSearch } from '../../parts/data-table/search/table-search.ts'
import { lazyScreen } from '../../parts/page/lazy-screen.ts'

export const invoicingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoicing',
  validateSearch: validateTableSearch({
    filters: ['kind', 'status', 'direction', 'open', 'side', 'day', 'state', 'from', 'to'],
    sorts: [],
    keep: ['dialog', 'tab'],
  }),
  component: lazyScreen(() => import('./invoicing-screen.tsx'), 'InvoicingScreen'),
})

export const invoiceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoicing/$id',
  component: lazyScreen(() => import('./document/document-screen.tsx'), 'DocumentScreen'),
})

export const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invoicing/payments/$id',
  component: lazyScreen(() => import('./payment/payment-screen.tsx'), 'PaymentScreen'),
})
