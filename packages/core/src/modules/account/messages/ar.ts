import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.email_unchanged': 'هذا هو عنوانك الحالي',
  'problem.email_unchanged.detail': 'أدخل عنوان بريد إلكتروني آخر.',
  'problem.last_operator': 'أنت المشغّل الأخير',
  'problem.last_operator.detail': 'عيّن مشغّلًا آخر أولًا ثم أغلق حسابك.',
  'mail.email_change.subject': 'أكّد عنوان بريدك الإلكتروني الجديد',
  'mail.email_change.heading': 'تغيير عنوان البريد الإلكتروني',
  'mail.email_change.body': 'طُلب استخدام هذا العنوان لحسابك في {brand}. اضغط الزر لتأكيد ذلك.',
  'mail.email_change.action': 'تغيير العنوان',
  'mail.email_change.expires': 'يعمل الرابط لمدة {duration} ولمرة واحدة.',
  'mail.email_change.ignore': 'إن لم تكن أنت من طلب ذلك فتجاهل هذه الرسالة. لن يتغير شيء.',
  'mail.email_taken.subject': 'لهذا العنوان حساب بالفعل',
  'mail.email_taken.heading': 'لهذا العنوان حساب',
  'mail.email_taken.body':
    'حاول شخص استخدام عنوانك لحساب آخر في {brand}. العنوان يخص حسابك، لذلك لم يتغير شيء.',
  'mail.email_taken.action': 'تسجيل الدخول',
  'mail.email_taken.ignore': 'إن كنت أنت من حاول فسجّل الدخول إلى الحساب الذي يستخدم هذا العنوان.',
  'mail.email_changed.subject': 'تم تغيير عنوان بريدك الإلكتروني',
  'mail.email_changed.heading': 'تم تغيير عنوان البريد الإلكتروني',
  'mail.email_changed.body': 'أصبح عنوان حسابك في {brand} هو {email}. ستصل الرسائل إليه من الآن.',
  'mail.email_changed.action': 'تراجع',
  'mail.email_changed.expires': 'يمكنك التراجع بهذا الرابط خلال {duration}.',
  'mail.email_changed.ignore':
    'إن كنت أنت من غيّره فلا حاجة إلى شيء. وإلا فتراجع فورًا: يعود العنوان السابق وتنتهي كل الجلسات.',
  'mail.email_restored.subject': 'تمت استعادة عنوان بريدك الإلكتروني',
  'mail.email_restored.heading': 'عاد العنوان السابق',
  'mail.email_restored.body':
    'عاد عنوان حسابك في {brand} إلى السابق وانتهت كل الجلسات. ربما دخل شخص إلى حسابك: اختر كلمة مرور جديدة.',
  'mail.email_restored.action': 'اختيار كلمة مرور جديدة',
  'mail.email_restored.ignore': 'لا تخبر أحدًا بكلمة مرورك أبدًا.',
  'mail.account_closing.subject': 'سيُغلق حسابك',
  'mail.account_closing.heading': 'تلقينا طلبك',
  'mail.account_closing.body':
    'سيُغلق حسابك في {brand} في {date}. عندها ستغادر كل المؤسسات وتُحذف بيانات الحساب.',
  'mail.account_closing.action': 'الاحتفاظ بالحساب',
  'mail.account_closing.ignore':
    'إن غيّرت رأيك أو لم تكن أنت من طلب ذلك فسجّل الدخول وألغِ الطلب، ثم غيّر كلمة المرور.',
  'audit.person.email_change_requested': 'طلب تغيير البريد الإلكتروني الشخصي',
  'audit.person.email_change_cancelled': 'إلغاء تغيير البريد الإلكتروني الشخصي',
  'audit.person.email_changed': 'تغيير البريد الإلكتروني الشخصي',
  'audit.person.email_restored': 'التراجع عن تغيير البريد الإلكتروني',
  'audit.person.closing_requested': 'طلب إغلاق الحساب الشخصي',
  'audit.person.closing_cancelled': 'قرار الاحتفاظ بالحساب',
  'audit.person.closed': 'أُغلق الحساب',
  'audit.member.closed_account': 'أغلق الحساب وغادر المؤسسة',
})
