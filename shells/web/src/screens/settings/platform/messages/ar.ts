import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'lost.title': 'وسائل تحقق مفقودة',
  'lost.text': 'لمن فقد هاتفه أو مفتاحه. يُبلَّغ بالبريد وتنتهي جلساته.',
  'lost.email': 'بريد الشخص الإلكتروني',
  'lost.find': 'بحث',
  'lost.none': 'لا توجد وسائل تحقق',
  'lost.totp': 'تطبيق المصادقة',
  'lost.passkey': 'كل مفاتيح المرور',
  'lost.recovery_codes': 'رموز الاسترداد',
  'lost.remove': 'حذف',
  'lost.remove.title': 'حذف وسائل تحقق {name}؟',
  'lost.remove.effect': 'تأكد من هوية من يطلب ذلك. يُبلَّغ الشخص وتنتهي جلساته.',
  'lost.removed': 'تم الحذف وأُبلغ الشخص',
})
