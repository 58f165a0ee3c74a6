import type { Context } from '../context.ts'
import type { TenantTx } from '../database/transactions.ts'

export const REFRESH_TASK = 'notifications.refresh'

export type Refresh = Readonly<{ kind: string; people?: readonly string[] }>

/** Something changed that notifications of a kind tell of, for these people or for everybody: they are compared after the commit. */
export async function refreshNotifications(
  tx: TenantTx,
  ctx: Context,
  { kind, people }: Refresh,
): Promise<void> {
  const whose = people?.length === 1 ? people[0] : 'all'
  await ctx.services.jobs.enqueue(tx, REFRESH_TASK, {
    payload: { kind, ...(people?.length === 1 && { people }) },
    key: `${tx.tenantId} ${kind} ${whose}`,
  })
}
