import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-provisioning.name': 'توزيع الحسابات',
  'app.sso-provisioning.description': 'يرسل حسابات الأعضاء وتغييراتها إلى أنظمة أخرى عبر SCIM 2.0.',
})
