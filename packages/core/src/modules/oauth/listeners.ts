import type { Context } from '../../kernel/context.ts'
import type { PlatformTx, TenantTx } from '../../kernel/database/transactions.ts'
import { on, onMany } from '../../kernel/module/events.ts'
import { clientChanged, clientDeleted } from '../clients/index.ts'
import {
  type EndedSession,
  memberSignedOut,
  passwordChanged,
  type SessionCause,
  sessionsEnded,
} from '../identity/index.ts'
import { memberLeft, memberSuspended, tenantDeleted } from '../tenancy/index.ts'
import { NOTIFY_CLIENTS } from './backchannel/jobs.ts'
import * as store from './grant-store.ts'

/** Causes after which offline access continues. */
const OFFLINE_CONTINUES: readonly SessionCause[] = ['logout', 'expired']

/**
 * Tokens bound to a session end with its row; those with offline access are revoked here, unless the cause lets them continue.
 */
async function endTokensOf(
  tx: TenantTx | PlatformTx,
  ctx: Context,
  { sessions, cause }: { sessions: readonly EndedSession[]; cause: SessionCause },
): Promise<void> {
  const ids = sessions.map(({ id }) => id)
  if (!OFFLINE_CONTINUES.includes(cause)) await store.updateGrantsOfSessionsRevoked(tx, ids)
  await ctx.services.jobs.enqueue(tx, NOTIFY_CLIENTS, { payload: { session_ids: ids, cause } })
}

type MembersOut = { people: readonly string[]; cause: SessionCause; keep?: string | null }

const TOLD_AT_ONCE = 1000

/**
 * Revokes the grants of former members in the tenant. Their sessions here end too and notify the clients; for sessions that are
 * in another tenant now the clients of this one are notified here, since row-level security hides those sessions.
 */
async function endGrantsOfMembers(
  tx: TenantTx,
  ctx: Context,
  { people, cause, keep = null }: MembersOut,
): Promise<void> {
  const rows = await store.updateGrantsOfMembersRevoked(tx, people, keep)
  const grant_ids = rows.flatMap(({ id, is_here }) => (is_here ? [] : [id]))
  for (let start = 0; start < grant_ids.length; start += TOLD_AT_ONCE)
    await ctx.services.jobs.enqueue(tx, NOTIFY_CLIENTS, {
      payload: {
        grant_ids: grant_ids.slice(start, start + TOLD_AT_ONCE),
        cause,
      },
    })
}

export const listeners = [
  on(sessionsEnded, endTokensOf),
  onMany(memberSignedOut, (tx, ctx, members) => {
    const { cause, kept_session_id: keep } = members[0]!
    return endGrantsOfMembers(tx, ctx, { people: members.map(({ person_id }) => person_id), cause, keep })
  }),
  on(memberSuspended, (tx, ctx, { person_id }) =>
    endGrantsOfMembers(tx, ctx, { people: [person_id], cause: 'admin' }),
  ),
  onMany(memberLeft, async (tx, ctx, members) => {
    const people = members.map(({ person_id }) => person_id)
    await endGrantsOfMembers(tx, ctx, { people, cause: 'member_removed' })
    await store.deleteConsentsOfMembers(tx, people)
  }),
  // Whoever knew the old password may have obtained offline access, also within the session that stays.
  on(passwordChanged, async (tx, _ctx, { person_id, session_id }) => {
    await store.updateGrantsOfPersonRevoked(tx, person_id, session_id)
  }),
  on(clientChanged, async (tx, _ctx, { client_id, is_another }) => {
    if (is_another) await store.updateGrantsOfClientRevoked(tx, client_id)
  }),
  on(tenantDeleted, (tx, _ctx, { tenant_id }) => store.deleteGrantsOfTenant(tx, tenant_id)),
  on(clientDeleted, async (tx, _ctx, { client_id }) => {
    await store.updateGrantsOfClientRevoked(tx, client_id)
    await store.deleteConsentsOfClient(tx, client_id)
  }),
]
