import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'audit.access.refused': 'رُفض تغيير لعدم وجود صلاحية',
  'permission.audit.read': 'عرض سجل التدقيق وتصديره',
  'menu.audit': 'سجل التدقيق',
})
