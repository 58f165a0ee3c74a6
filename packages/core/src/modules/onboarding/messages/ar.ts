import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'audit.onboarding.changed': 'أخفى قائمة الخطوات الأولى أو أعادها',
})
