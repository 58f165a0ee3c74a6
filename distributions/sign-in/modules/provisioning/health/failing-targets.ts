import { type Context, type NotificationKind, refreshNotifications, type TenantTx } from '@tamga/core'
import { APP } from '../app.ts'
import { selectUnhealthyTargets } from './health-store.ts'

const KIND = 'target_failing'

export const failingTargets: NotificationKind = {
  kind: KIND,
  app: APP,
  permission: 'sso_provisioning.manage',
  byDefault: { bell: true, mail: true },
  async select(tx) {
    const found = await selectUnhealthyTargets(tx)
    return found.map(({ id, name, health }) => ({
      subject: id,
      stage: health,
      data: { target: id, name },
    }))
  },
  path: ({ target }) => `/sso/scim/${target}`,
}

export const refreshFailing = (tx: TenantTx, ctx: Context): Promise<void> =>
  refreshNotifications(tx, ctx, { kind: KIND })
