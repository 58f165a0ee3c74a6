import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { updateQueueHeld, updateQueueReleased } from '../exchange/outbox-store.ts'
import { DELIVER } from '../exchange/queue-message.ts'
import type { Link } from './link-store.ts'

/** What waits for a link stops with it and goes on with it, in the transaction that decides. */
export async function followLink(tx: PlatformTx, ctx: Context, link: Link): Promise<void> {
  if (link.direction !== 'out') return
  if (link.status !== 'approved') return updateQueueHeld(tx, link)
  for (const id of await updateQueueReleased(tx, link))
    await ctx.services.jobs.enqueue(tx, DELIVER, { payload: { id } })
}
