import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'notification.none': 'لا شيء ينتظرك',
  'notification.none.text': 'يظهر هنا ما ينبغي أن تقرره أو تجدده أو تصلحه.',
  'notification.more': 'عرض المزيد',
  'notification.unread': '(غير مقروء)',
  'notification.read': 'تعليم كمقروء',
  'notification.read_this': 'تعليم كمقروء: {title}',
})
