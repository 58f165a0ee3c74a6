import { type Context, SYSTEM } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { lockMembershipOf } from '../../tenancy/index.ts'
import { endSessions } from './end-sessions.ts'
import { selectSessionsOverLimit } from './session-store.ts'

/** Ends the oldest sessions beyond the limit. The membership is locked, so that concurrent sign-ins are counted one by one. */
export async function endSessionsOverLimit(
  tx: PlatformTx,
  ctx: Context,
  begun: { id: string; person_id: string; tenant_id: string; limit: number | null },
): Promise<void> {
  const { limit } = begun
  if (limit === null) return
  await lockMembershipOf(tx, begun)
  const ids = await selectSessionsOverLimit(tx, { ...begun, limit })
  if (ids.length > 0) await endSessions(tx, { ...ctx, actor: SYSTEM }, { of: { ids }, cause: 'limit' })
}
