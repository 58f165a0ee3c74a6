import type { AuditChanges } from '../../kernel/audit/record.ts'
import type { SessionContext } from '../../kernel/context.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { ADMIN, grantDefaultRole, grantRole, selectRole } from '../access/index.ts'
import { findInvitees, type Invitee, openInvitations } from '../invitations/index.ts'
import { insertMembership } from '../tenancy/index.ts'

/** The person behind the address that the operator typed; an unknown one is made. */
export async function findAdministrator(ctx: SessionContext, address: string): Promise<Invitee> {
  const [invitee] = await findInvitees(ctx, [{ email: address, name: address.split('@')[0]! }])
  return invitee!
}

/** Invites the first administrator of a new tenant, as part of creating it. The operator, who is one already, is left as they are. */
export async function inviteAdministrator(
  tx: TenantTx,
  ctx: SessionContext,
  invitee: Invitee,
): Promise<AuditChanges> {
  const { person_id, email, name } = invitee
  if (!(await insertMembership(tx, { person_id, email, name, status: 'invited' }))) return {}
  await grantDefaultRole(tx, ctx, person_id)
  await grantRole(tx, ctx, { person_id, role: (await selectRole(tx, ADMIN))! })
  await openInvitations(tx, ctx, [invitee])
  return { invited_administrator: [null, email] }
}
