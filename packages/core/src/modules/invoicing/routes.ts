import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { invoiceRoutes } from './drafts/invoice-routes.ts'
import { receiptRoutes } from './ereceipts/ereceipt-routes.ts'
import { journalRoutes } from './journal/journal-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'

export const routes: RouteDefinition[] = [
  ...invoiceRoutes,
  ...paymentRoutes,
  ...journalRoutes,
  ...receiptRoutes,
]
