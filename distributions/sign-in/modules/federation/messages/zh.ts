import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-federation.name': '联合登录',
  'app.sso-federation.description': '支持通过可信的身份提供方登录。',
})
