import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const zh = catalog(
  'zh',
  mn,
)({
  'app.sso-clients.name': '已接入的应用',
  'app.sso-clients.description': '登记通过 OAuth2 和 OpenID Connect 登录的应用。',
})
