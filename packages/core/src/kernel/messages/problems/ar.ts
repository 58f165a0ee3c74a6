import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.validation_failed': 'البيانات المدخلة غير صحيحة',
  'problem.validation_failed.detail': 'يُرجى تصحيح الحقول المذكورة ثم إعادة الإرسال.',
  'problem.unauthenticated': 'لم يتم تسجيل الدخول',
  'problem.unauthenticated.detail': 'يُرجى تسجيل الدخول أولًا. إن سبق لكم تسجيل الدخول فربما انتهت مدة الجلسة.',
  'problem.permission_denied': 'غير مسموح',
  'problem.permission_denied.detail':
    'يتطلب هذا الإجراء الصلاحية «{permission}». يمكنكم طلبها من مسؤول المؤسسة.',
  'problem.app_not_installed': 'المكوّن غير مثبّت',
  'problem.app_not_installed.detail':
    'المكوّن «{app}» غير مثبّت أو غير مفعّل في مؤسستكم. يمكن للمسؤول تثبيته وتفعيله من متجر المكوّنات.',
  'problem.feature_disabled': 'هذه الميزة متوقفة',
  'problem.feature_disabled.detail':
    'الميزة «{feature}» متوقفة في مؤسستكم. يمكن للمسؤول تشغيلها من الإعدادات > الميزات.',
  'problem.cross_site_request': 'رُفض طلب وارد من موقع آخر',
  'problem.cross_site_request.detail':
    'حرصًا على الأمان لا تُنفَّذ التغييرات المرسلة من موقع آخر. يُرجى فتح صفحتنا مباشرة ثم إعادة المحاولة.',
  'problem.not_found': 'غير موجود',
  'problem.not_found.detail': 'ما تبحثون عنه غير موجود أو لا يمكنكم رؤيته. يُرجى التحقق من العنوان.',
  'problem.wrong_state': 'لا يمكن ذلك في الحالة الراهنة',
  'problem.wrong_state.detail': 'ربما تغيّرت الحالة للتو. يُرجى تحديث الصفحة والتحقق منها.',
  'problem.stale_version': 'سبقكم شخص آخر إلى التعديل',
  'problem.stale_version.detail':
    'تغيّرت هذه البيانات أثناء تعديلكم لها. يُرجى إعادة تحميلها ثم إدخال تعديلاتكم من جديد.',
  'problem.payload_too_large': 'حجم البيانات المرسلة كبير جدًا',
  'problem.payload_too_large.detail': 'الحد الأقصى للحجم: {limit}. يُرجى تصغير البيانات أو إرسالها على أجزاء.',
  'problem.unsupported_media_type': 'هذا النوع من البيانات غير مقبول',
  'problem.unsupported_media_type.detail':
    'يُرجى التحقق من الترويسة Content-Type: القيمة application/json لبيانات JSON، وtext/csv لبيانات CSV.',
  'problem.too_many_requests': 'طلبات كثيرة جدًا',
  'problem.too_many_requests.detail': {
    zero: 'يُرجى إعادة المحاولة الآن.',
    one: 'يُرجى إعادة المحاولة بعد ثانية واحدة.',
    two: 'يُرجى إعادة المحاولة بعد ثانيتين.',
    few: 'يُرجى إعادة المحاولة بعد {seconds} ثوانٍ.',
    many: 'يُرجى إعادة المحاولة بعد {seconds} ثانية.',
    other: 'يُرجى إعادة المحاولة بعد {seconds} ثانية.',
  },
  'problem.maintenance': 'النظام قيد الصيانة',
  'problem.maintenance.detail': 'يُرجى المتابعة بعد انتهاء العمل. ما حفظتموه محفوظ.',
  'problem.overloaded': 'النظام مشغول',
  'problem.overloaded.detail': 'الضغط مرتفع وتعذّر تنفيذ طلبكم الآن. يُرجى الانتظار قليلًا ثم إعادة المحاولة.',
  'problem.outcome_unknown': 'لا يُعرف هل حُفظ التغيير',
  'problem.outcome_unknown.detail':
    'انقطع الاتصال بقاعدة البيانات أثناء حفظ التغيير. ربما حُفظ التغيير، فيُرجى التحقق قبل إعادة المحاولة.',
  'problem.internal_error': 'حدث خطأ في النظام',
  'problem.internal_error.detail':
    'سُجّل الخطأ. يُرجى إعادة المحاولة، وإن تكرر فأبلغوا المسؤول برقم الطلب (request_id).',
  'problem.secret_key_missing': 'لم يُضبط مفتاح حفظ البيانات السرية',
  'problem.secret_key_missing.detail':
    'من دون الإعداد SSO_SECRET_KEY لا يمكن تشفير البيانات السرية ولذلك لا تُحفظ. يُرجى مراجعة المشغّل.',
  'problem.not_a_member': 'لستم عضوًا في هذه المؤسسة',
  'problem.not_a_member.detail': 'يُرجى اختيار مؤسسة أخرى أو طلب دعوة من مسؤولها.',
  'problem.tenant_suspended': 'المؤسسة معلّقة',
  'problem.tenant_suspended.detail': 'لا يمكن تسجيل الدخول إلى هذه المؤسسة حاليًا. يُرجى مراجعة مشغّل المنصة.',
  'problem.membership_suspended': 'عضويتكم معلّقة',
  'problem.membership_suspended.detail': 'لاستئنافها يُرجى مراجعة مسؤول المؤسسة.',
  'problem.operator_required': 'هذا الإجراء لمشغّل المنصة وحده',
  'problem.operator_required.detail': 'عند الحاجة يُرجى مراجعة مشغّل المنصة.',
  'problem.insufficient_scope': 'لا يُسمح لهذا الرمز بذلك',
  'problem.insufficient_scope.detail': 'لا يتضمن الرمز «{scope}».',
  'problem.secret_required': 'يُرجى إدخال المفتاح السري من جديد',
  'problem.secret_required.detail':
    'يشير العنوان إلى خادم آخر (البروتوكول أو المضيف أو المنفذ)، فلا يُرسل إليه المفتاح السري أو الرمز المحفوظ. أدخل ما يخص الخادم الجديد.',
  'problem.session_required': 'لا يمكن أن يقوم بذلك إلا شخص سجّل الدخول بنفسه',
  'problem.session_required.detail': 'لا يفتح أي رمز هذا المورد. سجّل الدخول عبر المتصفح.',
  'problem.link_invalid': 'الرابط غير صالح',
  'problem.link_invalid.detail': 'انتهت صلاحية الرابط أو سبق استخدامه. يُرجى طلب رابط جديد.',
  'problem.token_network_refused': 'لا يمكن استخدام الرمز من هذه الشبكة',
  'problem.token_network_refused.detail': 'يعمل الرمز من الشبكات المحددة له والتي تسمح بها المؤسسة فقط.',
  'problem.step_up_required': 'يرجى إثبات هويتك مرة أخرى',
  'problem.step_up_required.detail': 'يتطلب هذا وسيلة التحقق الثانية.',
})
