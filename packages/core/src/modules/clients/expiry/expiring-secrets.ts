import type { NotificationKind } from '../../../kernel/notifications/notification-kind.ts'
import { selectExpiringSecrets } from './expiring-store.ts'

const MOST = 50

/** A secret was rotated, and the former one ends soon: an application that still uses it will be refused. */
export const expiringSecrets: NotificationKind = {
  kind: 'secret_expiring',
  permission: 'sso_clients.manage',
  app: 'sso-clients',
  byDefault: { bell: true, mail: true },
  async select(tx) {
    const found = await selectExpiringSecrets(tx, MOST)
    return found.map(({ id, name, expires_at }) => ({
      subject: id,
      stage: 'soon',
      data: { client: id, name, expires_at },
    }))
  },
  path: ({ client }) => `/sso/clients/${client}?tab=credentials`,
}
