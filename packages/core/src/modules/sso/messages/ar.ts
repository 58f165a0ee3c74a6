import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.sso_expired': 'محاولة تسجيل الدخول لم تعد صالحة',
  'problem.sso_expired.detail':
    'استغرقت وقتًا طويلًا أو استُخدمت من قبل أو بدأت في متصفح آخر. ابدأ من جديد من صفحة تسجيل الدخول.',
  'problem.sso_unavailable': 'لا يمكن تسجيل الدخول عبر هذا الموفّر الآن',
  'problem.sso_unavailable.detail':
    'موفّر الهوية لا يستجيب أو تم إيقافه. حاول بعد قليل أو سجّل الدخول بطريقة أخرى.',
  'problem.sso_denied': 'رفض موفّر الهوية تسجيل الدخول',
  'problem.sso_denied.detail': 'لقد ألغيت العملية أو لا يُسمح لك بالدخول هناك. حاول مرة أخرى أو اسأل المسؤول.',
  'problem.sso_failed': 'تعذّر التحقق من رد موفّر الهوية',
  'problem.sso_failed.detail':
    'حفاظًا على أمانك لم يتم تسجيل دخولك. حاول مرة أخرى، وإن استمرت المشكلة فأعطِ المسؤول رقم الطلب (request_id).',
  'problem.sso_not_invited': 'ليس لديك وصول إلى هذه المؤسسة',
  'problem.sso_not_invited.detail': 'يعرفك موفّر الهوية، لكن لا يوجد حساب لك هنا. اطلب دعوة من المسؤول.',
  'problem.sso_invitation_pending': 'اقبل دعوتك أولًا',
  'problem.sso_invitation_pending.detail':
    'لقد تمت دعوتك. اقبل الدعوة عبر الرابط في البريد الإلكتروني ثم سجّل الدخول من جديد.',
  'problem.sso_invitation_needed': 'تحتاج إلى دعوة إلى هذه المؤسسة',
  'problem.sso_invitation_needed.detail':
    'يوجد شخص مسجّل بهذا البريد الإلكتروني. حفاظًا على الأمان لا يُربط تلقائيًا: اطلب دعوة من المسؤول.',
  'problem.sso_email_missing': 'لم يقدّم موفّر الهوية عنوان بريد إلكتروني',
  'problem.sso_email_missing.detail':
    'يحتاج الشخص الجديد إلى عنوان بريد إلكتروني. يمكن للمسؤول مراجعة نطاقات الوصول ومطابقة البيانات.',
  'problem.sso_already_linked': 'حسابك مرتبط بمستخدم آخر لدى موفّر الهوية',
  'problem.sso_already_linked.detail': 'سجّل الدخول بالمستخدم السابق أو اطلب من المسؤول إزالة الربط القديم.',
  'problem.secret_key_changed': 'تعذّر فتح المفتاح السري المحفوظ',
  'problem.secret_key_changed.detail':
    'تم تغيير SSO_SECRET_KEY. أدخل المفتاح السري من جديد أو ليضف المشغّل المفتاح السابق إلى SSO_SECRET_KEYS_OLD.',
  'problem.logout_token_invalid': 'رمز تسجيل الخروج غير صالح',
  'problem.logout_token_invalid.detail': 'الرمز ليس من موفّر الهوية أو انتهت مدته أو استُخدم من قبل.',
  'field.own_path': 'يجب أن يكون مسارًا في هذا النظام يبدأ بـ «/»',
  'sso.check.secret.ok': 'المفتاح السري محفوظ ويمكن فتحه',
  'sso.check.secret.none': 'بلا مفتاح سري: نحن تطبيق عام لديه',
  'sso.check.address.ok': 'العنوان مكتوب بشكل صحيح',
  'sso.check.address.malformed': 'العنوان غير مكتوب بشكل صحيح',
  'sso.check.address.insecure': 'يجب أن يبدأ العنوان بـ https://',
  'sso.check.address.private': 'العنوان داخل الشبكة. يمكن للمشغّل إضافته إلى OUTBOUND_ALLOW',
  'sso.check.dns.ok': 'عُثر على اسم المضيف',
  'sso.check.dns.failed': 'لم يُعثر على اسم المضيف. تحقّق من العنوان',
  'sso.check.dns.literal': 'العنوان رقمي: لا اسم للبحث عنه',
  'sso.check.dns.not_run': 'لم يُجرَ',
  'sso.check.connection.ok': 'تم الاتصال',
  'sso.check.connection.failed': 'لم يقبل الخادم الاتصال',
  'sso.check.connection.timeout': 'لم يستجب الخادم في الوقت المحدد',
  'sso.check.connection.failing': 'فشل الخادم مرارًا فتُرك لفترة. تحقّق بعد نصف دقيقة',
  'sso.check.tls.ok': 'الاتصال محمي',
  'sso.check.tls.failed': 'تعذّر التحقق من شهادة TLS للخادم',
  'sso.check.tls.plain': 'بلا TLS: الاتصال غير مشفّر',
  'sso.check.discovery.ok': 'عُثر على وثيقة OpenID Connect',
  'sso.check.discovery.status': 'أجاب عنوان الوثيقة بـ {status}. تحقّق من المُصدر',
  'sso.check.discovery.not_json': 'الرد ليس وثيقة OpenID Connect',
  'sso.check.discovery.too_large': 'الرد كبير جدًا',
  'sso.check.discovery.redirected': 'يعيد الخادم التوجيه إلى مكان آخر. اكتب العنوان النهائي',
  'sso.check.issuer.ok': 'المُصدر مطابق تمامًا',
  'sso.check.issuer.mismatch': 'يسمّي الموفّر نفسه «{issuer}». اكتب المُصدر هكذا تمامًا',
  'sso.check.endpoints.ok': 'جميع العناوين اللازمة موجودة',
  'sso.check.endpoints.missing': 'العناوين الناقصة: {names}',
  'sso.check.endpoints.insecure': 'يجب أن يبدأ {name} بـ https://',
  'sso.check.endpoints.blocked':
    '{name} في شبكة داخلية ولا يُسمح بالاتصال به. يستطيع المشغّل إضافته إلى OUTBOUND_ALLOW',
  'sso.check.endpoints.unreachable': 'لم يُجب {name}',
  'sso.check.keys.ok': 'قُرئت مفاتيح التوقيع',
  'sso.check.keys.unreachable': 'تعذّرت قراءة مفاتيح التوقيع (JWKS)',
  'sso.check.keys.none': 'لا يوجد أي مفتاح توقيع',
  'sso.check.algorithms.ok': 'خوارزمية توقيع آمنة مدعومة',
  'sso.check.algorithms.none': 'لا تُدعم أي خوارزمية توقيع آمنة (مثل RS256 أو ES256)',
})
