import type { Context } from '../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { on } from '../../kernel/module/events.ts'
import { type EndedSession, endSessions, type SessionCause, sessionsEnded } from '../identity/index.ts'
import { updateGrantsRevoked } from '../oauth/index.ts'
import { selectWorkAreasOf, updateSessionsGone } from './registry/shell-grant-store.ts'

/** Causes after which the shell may begin another work area without asking anybody. */
const CONTINUES: readonly SessionCause[] = ['logout', 'expired', 'limit']

/**
 * Whoever ends the session of a shell means the shell: its tokens end too, or it would be back in a moment. And with the sign-in
 * that a shell was let in by, its work area ends.
 */
async function endWithSessions(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { sessions, cause }: { sessions: readonly EndedSession[]; cause: SessionCause },
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  const grants = await updateSessionsGone(tx, ids)
  if (CONTINUES.includes(cause)) return
  if (grants.length > 0) await updateGrantsRevoked(tx, grants)
  const areas = await selectWorkAreasOf(tx, ids)
  if (areas.length > 0) await endSessions(tx, ctx, { of: { ids: areas }, cause })
}

export const listeners = [on(sessionsEnded, endWithSessions)]
