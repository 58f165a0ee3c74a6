import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { updateSessionsEnded } from '../../tenancy/index.ts'
import { type EndedSession, memberSignedOut } from '../events.ts'
import { endSessions, type SessionEnding } from './end-sessions.ts'

export type MemberSignOut = Omit<SessionEnding, 'of'> & {
  readonly people: readonly string[]
  /** A session that goes on: that of the caller themself. */
  readonly keep?: string | undefined
}

/**
 * Everything that people have open in the tenant of the transaction: their sessions, the grants given there, and the way in for
 * sessions that are elsewhere now. The membership is written first, so that a session which is just switching into the tenant
 * either comes before and is ended, or waits and is refused.
 */
export async function signMembersOut(
  tx: TenantTx,
  ctx: Context,
  { people, keep, ...ending }: MemberSignOut,
): Promise<EndedSession[]> {
  if (people.length === 0) return []
  await updateSessionsEnded(tx, ...people)
  const ended = await endSessions(tx, ctx, {
    ...ending,
    of: { people, tenant_id: tx.tenantId, keep, live: true },
  })
  const signedOut = { cause: ending.cause, kept_session_id: keep ?? null }
  await memberSignedOut.emitMany(
    tx,
    ctx,
    people.map(person_id => ({ person_id, ...signedOut })),
  )
  return ended
}
