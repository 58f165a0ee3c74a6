import { recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError, wrongState } from '../../../kernel/http/problem.ts'
import {
  inTenantRecordingEscalation,
  requireAnotherAdministrator,
  requireMayActOn,
} from '../../access/index.ts'
import { endSessions } from '../../identity/index.ts'
import {
  memberResumed,
  memberSuspended,
  updateMembershipStatus,
  updateSessionsEnded,
} from '../../tenancy/index.ts'
import type { Member } from './member-store.ts'
import { requireMember, targetOf } from './members.ts'

type Suspension = {
  action: 'member.suspended' | 'member.locked_down'
  reason: string | null
}

export const suspendMember = (ctx: SessionContext, id: string, reason?: string): Promise<Member> =>
  suspend(ctx, id, { action: 'member.suspended', reason: reason?.trim() || null })

/** A suspension that requires a reason, for emergencies. It is undone like any other suspension. */
export async function lockMemberDown(ctx: SessionContext, id: string, reason?: string): Promise<Member> {
  const given = reason?.trim()
  if (!given) {
    await inTenant(ctx, tx => requireMember(tx, ctx, id))
    throw new AppError(422, 'reason_required', { errors: [{ path: '/reason', code: 'required' }] })
  }
  return suspend(ctx, id, { action: 'member.locked_down', reason: given })
}

async function suspend(ctx: SessionContext, id: string, { action, reason }: Suspension): Promise<Member> {
  return inTenantRecordingEscalation(ctx, async tx => {
    await requireMember(tx, ctx, id)
    await requireMayActOn(tx, ctx, id)
    await requireAnotherAdministrator(tx, id)
    if (id === ctx.person.id) throw new AppError(409, 'own_account')
    if (!(await updateMembershipStatus(tx, id, { from: ['active'], to: 'suspended' }))) throw wrongState()
    await endSessions(tx, ctx, { of: { people: [id], tenant_id: tx.tenantId }, cause: 'admin', reason })
    await updateSessionsEnded(tx, id)
    await memberSuspended.emit(tx, ctx, { person_id: id, reason })
    const member = await requireMember(tx, ctx, id)
    await recordChange(tx, ctx, {
      action,
      target: targetOf(member),
      changes: { status: ['active', 'suspended'], ...(reason !== null && { reason: [null, reason] }) },
    })
    return member
  })
}

export async function resumeMember(ctx: SessionContext, id: string): Promise<Member> {
  return inTenantRecordingEscalation(ctx, async tx => {
    await requireMember(tx, ctx, id)
    await requireMayActOn(tx, ctx, id)
    if (!(await updateMembershipStatus(tx, id, { from: ['suspended'], to: 'active' }))) throw wrongState()
    await memberResumed.emit(tx, ctx, { person_id: id })
    const member = await requireMember(tx, ctx, id)
    await recordChange(tx, ctx, {
      action: 'member.resumed',
      target: targetOf(member),
      changes: { status: ['suspended', 'active'] },
    })
    return member
  })
}
