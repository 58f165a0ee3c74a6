import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'leave.page': 'تسجيل الخروج',
  'leave.title': 'هل تريد تسجيل الخروج من «{brand}»؟',
  'leave.asked': 'هذا ما يطلبه «\u2068{client}\u2069».',
  'leave.text': 'سيلزمك تسجيل الدخول مجددًا في التطبيقات الأخرى لهذه الجلسة أيضًا.',
  'leave.confirm': 'تسجيل الخروج',
  'leave.stay': 'البقاء مسجّلًا',
  'leave.already': 'لقد سجّلت الخروج بالفعل',
  'leave.already.text': 'لا يوجد حساب مسجّل الدخول في هذا المتصفح.',
  'leave.onward': 'متابعة',
})
