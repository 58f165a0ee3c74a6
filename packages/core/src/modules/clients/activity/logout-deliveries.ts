import type { SessionContext } from '../../../kernel/context.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { withClient } from '../rules/client-scope.ts'
import type { LogoutDelivery } from '../tables.ts'
import { type DeliveryQuery, selectDeliveries } from './logout-delivery-store.ts'

/** Deliveries of back-channel logouts to the client, newest first. */
export const readLogoutDeliveries = (
  ctx: SessionContext,
  id: string,
  query: DeliveryQuery,
): Promise<Page<LogoutDelivery>> =>
  withClient(ctx, id, (tx, _scope, client) => selectDeliveries(tx, client.client_id, query))
