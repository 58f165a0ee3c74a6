import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'notifications.title': 'الإشعارات',
  'notifications.subtitle': 'ما ينبغي أن تقرره أو تجدده أو تصلحه. يختفي تلقائيًا بعد إنجازه.',
  'notifications.tab.list': 'الإشعارات',
  'notifications.tab.switches': 'ماذا وكيف',
  'notifications.shown': 'المعروض',
  'notifications.all': 'الكل',
  'notifications.unread': 'غير المقروءة ({count})',
  'notifications.read_all': 'تعليم الكل كمقروء',
  'notifications.switches.title': 'ما تُبلَّغ به',
  'notifications.switches.text': 'لهذه المؤسسة وحدها. تصل الرسالة مرة في اليوم على الأكثر وتلخّص ما لم يُقرأ.',
  'notifications.switches.bell': 'عند الجرس',
  'notifications.switches.mail': 'بالبريد',
})
