import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'menu.agents': 'الوكلاء',
  'audit.agents.connected': 'اتصل وكيل',
  'audit.agents.cut_off': 'قُطع اتصال وكيل',
})
