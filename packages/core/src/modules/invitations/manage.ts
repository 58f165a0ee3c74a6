import { recordChange } from '../../kernel/audit/record.ts'
import { inPlatform, inTenant, type SessionContext } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { inSeconds } from '../../kernel/expiry.ts'
import type { Page } from '../../kernel/http/page.ts'
import { AppError, notFound } from '../../kernel/http/problem.ts'
import { cancelMails, queueMail } from '../../kernel/mail/outbox/outbox.ts'
import { refreshNotifications } from '../../kernel/notifications/refresh-notifications.ts'
import { countAttempt, refuseThrottled } from '../../kernel/throttle/throttle.ts'
import { throttleOf } from '../../kernel/throttle/throttle-key.ts'
import { revokeAllRoles, roleFor } from '../access/index.ts'
import { selectPeopleWithPassword } from '../identity/index.ts'
import { memberLeft, updateMembershipStatus } from '../tenancy/index.ts'
import {
  type InvitationQuery,
  type InvitationView,
  selectInvitation,
  selectInvitations,
} from './invitation-list-store.ts'
import { invitationMail } from './invite.ts'
import {
  type Invitation,
  lockInvitation,
  updateInvitationRevoked,
  updateInvitationSent,
  updateInvitationsRevoked,
} from './store.ts'

export async function listInvitations(
  ctx: SessionContext,
  query: InvitationQuery,
): Promise<Page<InvitationView>> {
  const page = await inTenant(ctx, tx => selectInvitations(tx, query))
  return { ...page, items: page.items.map(invitation => invitationFor(ctx, invitation)) }
}

const invitationFor = (ctx: SessionContext, invitation: InvitationView): InvitationView => ({
  ...invitation,
  roles: invitation.roles.map(role => roleFor(ctx, role)),
})

/** Limits how often one invitation is sent again. */
const RESENT_MOST = { count: 3, seconds: 3600 }

/** A new link with a new expiry; the link in the earlier mail stops working. */
export async function resendInvitation(ctx: SessionContext, id: string): Promise<InvitationView> {
  const { person_id } = await inTenant(ctx, tx => findOpen(tx, id))
  const known = await inPlatform(ctx, 'find invited people', async tx => {
    const throttles = [throttleOf('mail invitation', id, RESENT_MOST)]
    await refuseThrottled(tx, throttles)
    await countAttempt(tx, throttles)
    return selectPeopleWithPassword(tx, [person_id])
  })
  return inTenant(ctx, async tx => {
    const before = await findOpen(tx, id)
    const link = { link_id: uuidv7(), expires_at: inSeconds(ctx.services.settings.INVITATION_TTL) }
    const renewed = (await updateInvitationSent(tx, id, link))!
    await cancelMails(tx, [before.link_id])
    await queueMail(tx, ctx, invitationMail(ctx, renewed, known.has(person_id)))
    await recordChange(tx, ctx, {
      action: 'invitation.resent',
      target: targetOf(renewed),
      changes: {
        sent_at: [before.sent_at, renewed.sent_at],
        expires_at: [before.expires_at, renewed.expires_at],
      },
    })
    await refreshNotifications(tx, ctx, { kind: 'invitation_expiring' })
    return invitationFor(ctx, (await selectInvitation(tx, id))!)
  })
}

/** Revokes an invitation and ends the membership that was never active. */
export async function revokeInvitation(ctx: SessionContext, id: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const invitation = await findOpen(tx, id)
    await revokeInvitationOf(tx, invitation.person_id)
    await updateMembershipStatus(tx, invitation.person_id, { from: ['invited'], to: 'left' })
    await revokeAllRoles(tx, ctx, invitation.person_id)
    await memberLeft.emit(tx, ctx, { person_id: invitation.person_id })
    await recordChange(tx, ctx, {
      action: 'invitation.revoked',
      target: targetOf(invitation),
      changes: { status: ['pending', 'revoked'] },
    })
    await refreshNotifications(tx, ctx, { kind: 'invitation_expiring' })
  })
}

/** Closes the open invitations of many people, as part of a larger change. */
export async function revokeInvitationsOf(tx: TenantTx, personIds: readonly string[]): Promise<void> {
  await cancelMails(tx, await updateInvitationsRevoked(tx, personIds))
}

/** Closes the open invitation of a person, if there is one, as part of a larger change. */
export async function revokeInvitationOf(tx: TenantTx, personId: string): Promise<boolean> {
  const invitation = await updateInvitationRevoked(tx, personId)
  if (invitation) await cancelMails(tx, [invitation.link_id])
  return invitation !== undefined
}

async function findOpen(tx: TenantTx, id: string): Promise<Invitation> {
  const invitation = await lockInvitation(tx, id)
  if (!invitation) throw notFound()
  if (invitation.status !== 'pending') throw new AppError(409, 'invitation_wrong_state')
  return invitation
}

export const targetOf = ({ id, email }: Pick<Invitation, 'id' | 'email'>) => ({
  type: 'invitation',
  id,
  name: email,
})
