import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.cross_device_denied': 'لم يُسمح بذلك',
  'problem.cross_device_denied.detail': 'رفض الجهاز الآخر. يمكنك المحاولة مجددًا.',
  'problem.cross_device_ended': 'انتهى الوقت',
  'problem.cross_device_ended.detail': 'احصل على رمز جديد وحاول مجددًا.',
  'problem.cross_device_number_wrong': 'الرقم غير مطابق',
  'problem.cross_device_number_wrong.detail':
    'لم يُسمح لأحد بالدخول. تأكد من أنك ترى الشاشة التي مسحت رمزها ثم ابدأ من جديد.',
  'audit.session.let_in': 'السماح بدخول جهاز آخر',
  'audit.session.let_in_refused': 'رفض دخول جهاز آخر',
})
