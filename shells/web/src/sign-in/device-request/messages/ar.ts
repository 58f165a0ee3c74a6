import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'device.request': 'تسجيل دخول جهاز',
  'device.consent': 'يريد «{client}» تسجيل الدخول باسمك',
  'device.careful': 'لا تسمح بذلك إلا إذا بدأته بنفسك على جهاز أمامك.',
  'device.from': 'المصدر',
  'device.device': 'الجهاز',
  'device.when': 'الوقت',
  'device.after': 'إذا رفضت فلن يُسجَّل دخول الجهاز ولن يعرف شيئًا. يمكنك سحب موافقتك في أي وقت من ملفك الشخصي.',
  'device.late': 'انتهت صلاحية الرمز',
  'device.late.text': 'الرمز قديم، أو سبق الرد عليه، أو أُدخل في متصفح آخر. احصل على رمز جديد على جهازك.',
  'device.another': 'إدخال رمز آخر',
})
