import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-federation.name': 'الدخول الموحّد عبر الجهات',
  'app.sso-federation.description': 'يتيح تسجيل الدخول عبر موفّري هوية موثوقين.',
})
