import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'phone.title': 'تسجيل الدخول بالهاتف',
  'phone.lead': 'امسح الرمز بكاميرا هاتف سجّلت الدخول فيه ثم اختر هذا الرقم هناك.',
  'phone.code': 'رمز QR للهاتف',
  'phone.number': 'اختر هذا الرقم على الهاتف',
  'phone.waiting': 'بانتظار الهاتف',
  'phone.again': 'الحصول على رمز جديد',
  'phone.replace': 'المتابعة وإنهاء الجلسة الأخرى',
  'phone.back': 'تسجيل الدخول بطريقة أخرى',
})
