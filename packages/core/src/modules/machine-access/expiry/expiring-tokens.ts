import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { selectExpiringTokens } from './expiring-store.ts'

const MOST = 500

/** Own tokens, and those of service accounts that one answers for. */
export const expiringTokens: NotificationKind = {
  kind: 'token_expiring',
  byDefault: { bell: true, mail: true },
  async select(tx) {
    const found = await selectExpiringTokens(tx, MOST)
    return found.map(({ id, name, expires_at, person_id, service_account_id }) => ({
      subject: id,
      stage: Date.parse(expires_at) > Date.now() ? 'soon' : 'expired',
      data: { name, expires_at, account: service_account_id },
      people: [person_id],
    }))
  },
  path: ({ account }) => (account === null ? '/profile?tab=tokens' : `/service-accounts/${account}`),
}
