import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'asked.page': 'تسجيل الدخول',
  'asked.to': 'للمتابعة إلى «\u2068{client}\u2069»',
  'asked.again': 'يُرجى تسجيل الدخول مجددًا',
  'asked.again.text': 'يطلب «\u2068{client}\u2069» التأكد من أنك أنت.',
  'asked.continue.title': 'اختر حسابًا',
  'asked.continue': 'المتابعة باسم {name}',
  'asked.other': 'استخدام حساب آخر',
  'asked.expired': 'انتهت صلاحية الطلب',
  'asked.expired.text':
    'الطلب قديم، أو تمّت الإجابة عنه، أو بدأ في متصفح آخر. ارجع إلى التطبيق وابدأ من جديد.',
  'asked.restart': 'ابدأ من جديد من التطبيق',
  'asked.restart.text': 'بدأ هذا الطلب بحساب آخر. ارجع إلى «\u2068{client}\u2069» وسجّل الدخول مجددًا.',
  'asked.back': 'رجوع',
  'asked.home': 'الذهاب إلى الصفحة الرئيسية',
  'consent.unverified': 'غير متحقَّق منه: لم يسجّل أحد في المؤسسة هذا التطبيق. يقول إنه من {host}.',
  'consent.page': 'الموافقة',
  'consent.title': 'يطلب «\u2068{client}\u2069» موافقتك',
  'consent.host': 'ستعود بعد ذلك إلى {host}.',
  'consent.not_you': 'لست أنت؟',
  'consent.tenant': 'المؤسسة: {tenant}',
  'consent.tenant.choose': 'باسم أي مؤسسة تريد المتابعة؟',
  'consent.scopes': 'إذا سمحت، يستطيع هذا التطبيق',
  'consent.offline': 'يستطيع التطبيق استخدام ما سبق وأنت غير مسجّل الدخول، إلى أن تسحب موافقتك.',
  'consent.sensitive': 'وصول حسّاس',
  'consent.sensitive.text': 'يتعلق هذا ببيانات مؤسستك الداخلية. لا تسمح به إلا إذا كنت تثق بالتطبيق تمامًا.',
  'consent.allow': 'سماح',
  'consent.deny': 'رفض',
  'consent.after':
    'إذا رفضت فلن يعرف «\u2068{client}\u2069» شيئًا وستعود إليه. يمكنك سحب موافقتك في أي وقت من ملفك الشخصي.',
})
