import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { emit } from '../../kernel/module/events.ts'
import { forbidOlderSessions } from '../tenancy/index.ts'
import { type EndedSession, memberSignedOut } from './events.ts'
import { endSessions, isAlive, type SessionEnding } from './sessions.ts'

export type MemberSignOut = Omit<SessionEnding, 'where'> & {
  readonly person_id: string
  /** A session that goes on: that of the caller themself. */
  readonly keep?: string | undefined
}

/**
 * Everything a person has open in the tenant of the transaction: their sessions, the grants given there, and the way in for
 * sessions that are elsewhere now. The membership is written first, so that a session which is just switching into the tenant
 * either comes before and is ended, or waits and is refused.
 */
export async function signMemberOut(
  tx: TenantTx,
  ctx: Context,
  { person_id, keep, ...ending }: MemberSignOut,
): Promise<EndedSession[]> {
  await forbidOlderSessions(tx, person_id)
  const others = keep === undefined ? sql`` : sql`and id <> ${keep}`
  const ended = await endSessions(tx, ctx, {
    ...ending,
    where: sql`person_id = ${person_id} and tenant_id = ${tx.tenantId} and ${isAlive} ${others}`,
  })
  await emit(tx, ctx, memberSignedOut, { person_id, kept_session_id: keep ?? null })
  return ended
}
