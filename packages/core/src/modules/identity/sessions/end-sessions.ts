import type { Context } from '../../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { type EndedSession, type SessionCause, sessionsEnded } from '../events.ts'
import { deleteSessions, type SessionSelection } from './session-store.ts'

export type SessionEnding = {
  readonly of: SessionSelection
  readonly cause: SessionCause
  readonly reason?: string | null
}

/** Ends sessions, records by whom and why, and emits the event to everything that depends on them. */
export async function endSessions(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { of, cause, reason = null }: SessionEnding,
): Promise<EndedSession[]> {
  const ended = await deleteSessions(tx, of, { cause, reason, actor: ctx.actor, ip: ctx.ip })
  if (ended.length > 0) await sessionsEnded.emit(tx, ctx, { sessions: ended, cause })
  return ended
}
