import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'scope.openid': 'تأكيد هويتك',
  'scope.profile': 'الاطلاع على اسمك ومعلومات تسجيلك',
  'scope.email': 'الاطلاع على عنوان بريدك الإلكتروني',
  'scope.phone': 'الاطلاع على رقم هاتفك',
  'scope.offline_access': 'البقاء متصلاً في غيابك',
  'scope.shell': 'فتح مساحة عمل باسمك في البرنامج على جهازك',
  'scope.erp.read': 'قراءة بيانات نظام ERP الخاص بمؤسستك',
  'scope.erp.write': 'تعديل بيانات نظام ERP الخاص بمؤسستك',
  'scope.national_identifiers': 'الاطلاع على رقم التسجيل والرقم المدني',
  'problem.interaction_expired': 'انتهت صلاحية طلب تسجيل الدخول',
  'problem.interaction_expired.detail': 'الطلب قديم جدًا أو بدأ في متصفح آخر. ارجع إلى التطبيق وابدأ من جديد.',
  'problem.tenant_not_choosable': 'لا يمكن اختيار المؤسسة',
  'problem.tenant_not_choosable.detail': 'هذا التطبيق تابع لمؤسسة واحدة، لذا لا يمكن اختيار غيرها.',
  'problem.user_code_unknown': 'لا يوجد رمز كهذا',
  'problem.user_code_unknown.detail': 'تحقّق من الرمز الظاهر على جهازك حرفًا حرفًا ثم أدخله من جديد.',
  'problem.user_code_expired': 'انتهت صلاحية الرمز',
  'problem.user_code_expired.detail': 'احصل على رمز جديد على جهازك وأدخله.',
  'problem.user_code_used': 'سبق استخدام هذا الرمز',
  'problem.user_code_used.detail': 'يُستخدم كل رمز مرة واحدة. احصل على رمز جديد على جهازك إذا لزم الأمر.',
  'audit.keys.rotated': 'تبديل مفاتيح التوقيع',
  'audit.consents.given': 'منح الموافقة لتطبيق',
  'audit.consents.withdrawn': 'سحب الموافقة من تطبيق',
  'audit.oauth.code_reused': 'أُعيد تقديم رمز تفويض مستخدَم، فأُلغيت رموزه المميزة',
  'audit.oauth.device_code_reused': 'أُعيد تقديم رمز جهاز مستخدَم، فأُلغيت رموزه المميزة',
  'audit.oauth.device_refused': 'رفض تسجيل دخول جهاز',
  'audit.oauth.user_codes_guessed': 'جرت محاولة تخمين رموز الأجهزة، فأُوقفت المحاولات مؤقتًا',
  'audit.oauth.refresh_token_reused': 'أُعيد تقديم رمز تحديث مستخدَم، فأُلغيت رموزه المميزة',
  'audit.oauth.refresh_token_without_key': 'قُدِّم رمز تجديد دون مفتاح جهازه',
  'problem.not_in_audience': 'هذا التطبيق غير متاح لك',
  'problem.not_in_audience.detail':
    'أتاحه المسؤول لأشخاص لديهم أدوار معيّنة أو في وحدات معيّنة. تواصل مع المسؤول إن كنت بحاجة إليه.',
})
