import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'change.title': 'أكّد عنوان بريدك الإلكتروني الجديد',
  'change.lead': 'إن كان هذا العنوان لك فاضغط الزر. بعد ذلك تسجّل الدخول به وتصل الرسائل إليه.',
  'change.submit': 'تغيير العنوان',
  'change.done': 'تم تغيير عنوان بريدك الإلكتروني',
  'change.done.text': 'سجّل الدخول بالعنوان الجديد من الآن. تم إبلاغ العنوان السابق.',
  'change.invalid': 'حاول مجددًا من ملفك الشخصي.',
  'change.onward': 'متابعة',
  'undo.title': 'هل تريد التراجع عن تغيير البريد؟',
  'undo.lead': 'يعود العنوان السابق وتنتهي جلساتك على كل الأجهزة. ثم اختر كلمة مرور جديدة.',
  'undo.submit': 'تراجع',
  'undo.done': 'عاد العنوان السابق',
  'undo.done.text': 'انتهت كل الجلسات. اختر الآن كلمة مرور جديدة.',
  'undo.invalid': 'فات الأوان أو تم التراجع بالفعل. راجع المسؤول.',
  'undo.onward': 'اختيار كلمة مرور جديدة',
})
