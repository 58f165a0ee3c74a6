import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-provisioning.name': '用户供给',
  'app.sso-provisioning.description': '通过 SCIM 2.0 将成员及其变更推送到其他系统。',
})
