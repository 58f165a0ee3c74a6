import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { revokeAllRolesOf } from '../../access/index.ts'
import { endSessions } from '../../identity/index.ts'
import { revokeInvitationsOf } from '../../invitations/index.ts'
import { memberLeft, updateMembershipsLeft } from '../../tenancy/index.ts'

export type MembershipEnding = {
  people: readonly string[]
  cause: 'member_removed' | 'review'
  reason?: string | null
}

/**
 * Ends memberships with their roles, sessions and open invitations; the rows stay for history. The caller checks that an
 * administrator remains. Returns those who were members.
 */
export async function endMemberships(
  tx: TenantTx,
  ctx: Context,
  { people, cause, reason = null }: MembershipEnding,
): Promise<string[]> {
  if (people.length === 0) return []
  await revokeInvitationsOf(tx, people)
  const left = await updateMembershipsLeft(tx, people)
  await revokeAllRolesOf(tx, ctx, left)
  await endSessions(tx, ctx, {
    of: { people: left, tenant_id: tx.tenantId },
    cause,
    reason,
  })
  await memberLeft.emitMany(
    tx,
    ctx,
    left.map(person_id => ({ person_id })),
  )
  return left
}
