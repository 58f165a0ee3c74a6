import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'device.page': 'تسجيل دخول جهاز',
  'device.title': 'سجّل دخول جهازك',
  'device.text': 'أدخل الرمز الظاهر على شاشة جهازك.',
  'device.compare': 'هل هذا هو الرمز الظاهر على جهازك تمامًا؟',
  'device.code': 'الرمز',
  'device.continue': 'متابعة',
  'device.matches': 'إنه مطابق، متابعة',
  'device.warning': 'لا تُدخل أبدًا رمزًا أرسله إليك شخص آخر أو أملاه عليك بالهاتف: سيسجّل الدخول باسمك.',
  'device.done': 'سُجّل دخول الجهاز',
  'device.done.text': 'ارجع إلى جهازك: سيتابع خلال ثوانٍ. يمكنك إغلاق هذه الصفحة.',
  'device.denied': 'لم يُسجَّل دخول الجهاز',
  'device.denied.text': 'لم يعرف الجهاز شيئًا. إذا لم تبدأ هذا الطلب بنفسك فأخبر المسؤول.',
  'device.home': 'الذهاب إلى الصفحة الرئيسية',
})
