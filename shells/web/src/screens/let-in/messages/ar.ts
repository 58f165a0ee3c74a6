import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'let_in.title': 'السماح بدخول جهاز آخر',
  'let_in.subtitle': 'يريد متصفح آخر تسجيل الدخول باسمك',
  'let_in.warning': 'اسمح فقط إن مسحت الرمز من شاشة أمامك. إن أرسل إليك شخص الرمز فسيدخل باسمك.',
  'let_in.who': 'المتصفح الذي يطلب',
  'let_in.device': 'الجهاز',
  'let_in.place': 'من أين',
  'let_in.asked': 'متى',
  'let_in.pick': 'أي رقم يظهر على تلك الشاشة؟',
  'let_in.pick.text': 'بالرقم الصحيح يدخل ذلك المتصفح باسمك.',
  'let_in.refuse': 'لست أنا، رفض',
  'let_in.done': 'تم دخول الجهاز',
  'let_in.done.text': 'ستتابع الشاشة الأخرى خلال ثوانٍ. يمكنك إغلاق هذه الصفحة.',
  'let_in.refused': 'تم الرفض',
  'let_in.refused.text': 'لم يدخل أحد.',
  'let_in.gone': 'لم يعد الرمز صالحًا',
  'let_in.gone.text': 'احصل على رمز جديد في صفحة تسجيل الدخول وامسحه.',
})
