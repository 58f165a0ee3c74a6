import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { on, onMany } from '../../kernel/module/events.ts'
import { clientDeleted } from '../clients/index.ts'
import {
  type EndedSession,
  memberSignedOut,
  passwordChanged,
  type SessionCause,
  sessionsEnded,
} from '../identity/index.ts'
import { memberLeft, memberSuspended } from '../tenancy/index.ts'
import { NOTIFY_CLIENTS } from './backchannel/jobs.ts'

/** Of its own accord: what was allowed while the person is absent goes on. */
const GENTLE: readonly SessionCause[] = ['logout', 'expired']

/** Tokens that live with their session are dead with its row; those that would outlive it end here, unless it ended gently. */
async function endTokensOf(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { sessions, cause }: { sessions: readonly EndedSession[]; cause: SessionCause },
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  if (!GENTLE.includes(cause)) {
    // The tenant role may end what hangs on these sessions in other tenants too: see the policy of oidc_grant.
    await sql`select set_config('tamga.ended_sessions', ${ids.join(',')}, true)`.execute(tx as TenantTx)
    await sql`update oidc_grant set revoked_at = now() where session_id = any(${ids}::uuid[]) and revoked_at is null`.execute(
      tx as TenantTx,
    )
  }
  await ctx.services.jobs.enqueue(tx, NOTIFY_CLIENTS, { session_ids: ids, cause })
}

const endGrantsOfMembers = async (
  tx: TenantTx,
  personIds: readonly string[],
  keptSession: string | null = null,
): Promise<void> => {
  await sql`
    update oidc_grant set revoked_at = now()
     where tenant_id = ${tx.tenantId} and person_id = any(${personIds}::uuid[]) and revoked_at is null
       and session_id is distinct from ${keptSession}`.execute(tx)
}

export const listeners = [
  on(sessionsEnded, endTokensOf),
  on(memberSignedOut, (tx, _ctx, { person_id, kept_session_id }) =>
    endGrantsOfMembers(tx, [person_id], kept_session_id),
  ),
  on(memberSuspended, (tx, _ctx, { person_id }) => endGrantsOfMembers(tx, [person_id])),
  onMany(memberLeft, async (tx, _ctx, members) => {
    const people = members.map(({ person_id }) => person_id)
    await endGrantsOfMembers(tx, people)
    await sql`delete from oidc_consent where tenant_id = ${tx.tenantId} and person_id = any(${people}::uuid[])`.execute(
      tx,
    )
  }),
  // Whoever knew the old password may have begun what outlived its session.
  on(passwordChanged, async (tx, _ctx, { person_id, session_id }) => {
    await sql`
      update oidc_grant set revoked_at = now()
       where person_id = ${person_id} and session_id is distinct from ${session_id} and revoked_at is null`.execute(
      tx,
    )
  }),
  on(clientDeleted, async (tx, _ctx, { client_id }) => {
    await sql`update oidc_grant set revoked_at = now() where client_id = ${client_id} and revoked_at is null`.execute(
      tx as TenantTx,
    )
  }),
]
