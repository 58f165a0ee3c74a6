import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-access-review.name': 'مراجعة الصلاحيات',
  'app.sso-access-review.description': 'يقرّر المراجعون دوريًا أي الأدوار تبقى وأيها تُزال.',
})
