import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-clients.name': 'التطبيقات المرتبطة',
  'app.sso-clients.description': 'يسجّل التطبيقات التي تعتمد تسجيل الدخول عبر OAuth2 وOpenID Connect.',
})
