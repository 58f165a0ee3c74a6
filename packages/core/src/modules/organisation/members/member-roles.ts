import { recordChange } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, notFound, wrongState } from '../../../kernel/http/problem.ts'
import {
  grantRole,
  inTenantRecordingEscalation,
  requireMayActOn,
  revokeRole,
  rolesToGive,
  selectRole,
  USER,
} from '../../access/index.ts'
import { lockMembership } from '../../tenancy/index.ts'
import type { Member } from './member-store.ts'
import { requireMember, targetOf } from './members.ts'

/** Granting a role that the member already has changes nothing and writes no audit record. */
export async function grantRoleToMember(ctx: SessionContext, id: string, idOrKey: string): Promise<Member> {
  return inTenantRecordingEscalation(ctx, async tx => {
    await requireMember(tx, ctx, id)
    const role = (await rolesToGive(tx, ctx, [idOrKey])).get(idOrKey)
    if (!role) throw notFound()
    await requirePresentMember(tx, id)
    const isNew = await grantRole(tx, ctx, { person_id: id, role })
    const member = await requireMember(tx, ctx, id)
    if (isNew)
      await recordChange(tx, ctx, {
        action: 'member.role_granted',
        target: targetOf(member),
        changes: { role: [null, role.key] },
      })
    return member
  })
}

export async function revokeRoleFromMember(
  ctx: SessionContext,
  id: string,
  idOrKey: string,
): Promise<Member> {
  return inTenantRecordingEscalation(ctx, async tx => {
    await requireMember(tx, ctx, id)
    const role = await selectRole(tx, idOrKey)
    if (!role) throw notFound()
    await requireMayActOn(tx, ctx, id)
    if (role.key === USER) throw new AppError(409, 'built_in_role')
    const wasHeld = await revokeRole(tx, ctx, { person_id: id, role })
    const member = await requireMember(tx, ctx, id)
    if (wasHeld)
      await recordChange(tx, ctx, {
        action: 'member.role_revoked',
        target: targetOf(member),
        changes: { role: [role.key, null] },
      })
    return member
  })
}

/** Whoever left the tenant is granted nothing. */
async function requirePresentMember(tx: TenantTx, id: string): Promise<void> {
  const membership = await lockMembership(tx, id)
  if (!membership || membership.status === 'left') throw wrongState()
}
