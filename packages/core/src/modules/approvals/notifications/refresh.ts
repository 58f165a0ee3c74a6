import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { refreshNotifications } from '../../../kernel/notifications/refresh-notifications.ts'

export const WAITING = 'approval_waiting'
export const RESULT = 'approval_result'
export const STALLED = 'approval_stalled'

/** Something was asked, decided or handed over: for one person, or for all. */
export async function refreshApprovals(
  tx: TenantTx,
  ctx: Context,
  people?: readonly string[],
): Promise<void> {
  await refreshNotifications(tx, ctx, { kind: WAITING, ...(people && { people }) })
  if (people) return
  await refreshNotifications(tx, ctx, { kind: RESULT })
  await refreshNotifications(tx, ctx, { kind: STALLED })
}
