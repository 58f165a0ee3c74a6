import type { SessionContext } from '../../../kernel/context.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { withClient } from '../rules/client-scope.ts'
import type { LogoutDelivery } from '../tables.ts'
import {
  type DeliveryHour,
  type DeliveryQuery,
  selectDeliveries,
  selectDeliveryHours,
} from './logout-delivery-store.ts'

/** Deliveries of back-channel logouts to the client, newest first. */
export const readLogoutDeliveries = (
  ctx: SessionContext,
  id: string,
  query: DeliveryQuery,
): Promise<Page<LogoutDelivery>> =>
  withClient(ctx, id, (tx, _scope, client) => selectDeliveries(tx, client.client_id, query))

/** How the deliveries of each of the last 24 hours ended. */
export const readLogoutHours = (ctx: SessionContext, id: string): Promise<{ items: DeliveryHour[] }> =>
  withClient(ctx, id, async (tx, _scope, client) => ({
    items: await selectDeliveryHours(tx, client.client_id),
  }))
