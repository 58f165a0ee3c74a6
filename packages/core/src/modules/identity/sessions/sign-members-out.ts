import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { updateSessionsEnded } from '../../tenancy/index.ts'
import { type EndedSession, memberSignedOut } from '../events.ts'
import { endSessions, type SessionEnding } from './end-sessions.ts'

export type MemberSignOut = Omit<SessionEnding, 'of'> & {
  readonly people: readonly string[]
  /** The caller's own session, which is not ended. */
  readonly keep?: string | undefined
}

/**
 * Ends the sessions and grants of people in the tenant, and forbids their other sessions to switch into it. The membership is
 * written first: a session that is just switching into the tenant either finished before and is ended, or waits and is refused.
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
