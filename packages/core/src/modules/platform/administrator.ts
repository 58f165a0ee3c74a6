import { recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { ADMIN, findRole, grantDefaultRole, grantRole } from '../access/index.ts'
import { findInvitees, openInvitations } from '../invitations/index.ts'
import { addMembership } from '../tenancy/index.ts'

/** Invites the first administrator of a new tenant. The operator, who is one already, is left as they are. */
export async function inviteAdministrator(ctx: SessionContext, address: string): Promise<void> {
  const [invitee] = await findInvitees(ctx, [{ email: address, name: address.split('@')[0]! }])
  const { person_id, email, name } = invitee!
  await inTenant(ctx, async tx => {
    if (!(await addMembership(tx, { person_id, email, name, status: 'invited' }))) return
    await grantDefaultRole(tx, ctx, person_id)
    await grantRole(tx, ctx, person_id, (await findRole(tx, ADMIN))!)
    await openInvitations(tx, ctx, [invitee!])
    await recordChange(tx, ctx, {
      action: 'member.invited',
      target: { type: 'member', id: person_id, name },
      changes: {
        email: [null, email],
        name: [null, name],
        status: [null, 'invited'],
        roles: [null, [ADMIN, 'user']],
      },
    })
  })
}
