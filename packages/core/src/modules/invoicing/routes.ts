import type { RouteDefinition } from '../../kernel/http/route-definition.ts'
import { bankRoutes } from './bank/bank-routes.ts'
import { invoiceRoutes } from './drafts/invoice-routes.ts'
import { receiptRoutes } from './ereceipts/ereceipt-routes.ts'
import { journalRoutes } from './journal/journal-routes.ts'
import { paperRoutes } from './paper/paper-routes.ts'
import { paymentRoutes } from './payments/payment-routes.ts'
import { reminderRoutes } from './reminders/reminder-routes.ts'

export const routes: RouteDefinition[] = [
  ...invoiceRoutes,
  ...paperRoutes,
  ...reminderRoutes,
  ...paymentRoutes,
  ...bankRoutes,
  ...journalRoutes,
  ...receiptRoutes,
]
