import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { selectExpiringInvitations } from './expiring-store.ts'

/** Whoever invited is told; where they are gone, whoever manages the organisation. */
export const expiringInvitations: NotificationKind = {
  kind: 'invitation_expiring',
  permission: 'organisation.manage',
  byDefault: { bell: true, mail: false },
  async select(tx) {
    const found = await selectExpiringInvitations(tx)
    return found.map(({ inviter_id, stage, count, first_at }) => ({
      subject: `${stage} ${inviter_id ?? 'nobody'}`,
      stage,
      data: { count, ...(stage === 'soon' && { first_at }) },
      ...(inviter_id !== null && { people: [inviter_id] }),
    }))
  },
  path: () => '/organisation/invitations',
}
