import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.reason_required': 'يُرجى ذكر السبب',
  'problem.reason_required.detail': 'اكتبوا سبب هذا الإجراء. يبقى السبب محفوظًا في السجل.',
  'problem.invalid_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'problem.invalid_credentials.detail':
    'يُرجى مراجعة ما كتبتموه ثم إعادة المحاولة. إن نسيتم كلمة المرور فيمكنكم إعادة تعيينها.',
  'problem.other_person': 'هناك شخص آخر سجّل الدخول في هذا المتصفح',
  'problem.other_person.detail': '{person} مسجّل الدخول الآن. إذا تابعتم فستنتهي جلسته.',
  'problem.login_method_disabled': 'لا يمكن تسجيل الدخول بهذه الطريقة',
  'problem.login_method_disabled.detail': 'هذه الطريقة معطّلة. يُرجى اختيار طريقة أخرى من صفحة تسجيل الدخول.',
  'problem.reauthentication_required': 'يلزم تسجيل الدخول من جديد',
  'problem.reauthentication_required.detail':
    'لا يمكن ذلك بالجلسة الحالية. يُرجى تسجيل الدخول من جديد للمتابعة.',
  'problem.current_session': 'هذه هي الجلسة التي تستخدمونها الآن',
  'problem.current_session.detail': 'لإنهائها استخدموا «تسجيل الخروج».',
  'problem.last_login_method': 'هذه آخر طريقة لديك لتسجيل الدخول',
  'problem.last_login_method.detail':
    'بدونها لن تتمكن من الدخول. عيّن كلمة مرور أو احصل على طريقة دخول أخرى أولًا.',
  'problem.slug_taken': 'اسم العنوان هذا تستخدمه مؤسسة أخرى',
  'problem.slug_taken.detail': 'يُرجى اختيار اسم عنوان (slug) آخر.',
  'problem.password_wrong': 'كلمة المرور الحالية غير صحيحة',
  'problem.password_wrong.detail': 'يُرجى مراجعة كلمة المرور التي تستخدمونها الآن وكتابتها من جديد.',
  'problem.password_unacceptable': 'لا يمكن استخدام كلمة المرور هذه',
  'problem.password_unacceptable.detail': 'يُرجى اختيار كلمة مرور أطول ويصعب تخمينها.',
  'problem.setup_done': 'سبق إتمام الإعداد الأول',
  'problem.setup_done.detail': 'يُرجى تسجيل الدخول ببريد المسؤول وكلمة مروره.',
  'problem.network_not_allowed': 'تسجيل الدخول من هذه الشبكة غير مسموح',
  'problem.network_not_allowed.detail':
    'لا تسمح المؤسسة بالدخول إلا من شبكاتها المعتمدة. اتصل بإحداها ثم أعد المحاولة، أو راجع المسؤول.',
  'field.password_wrong': 'كلمة المرور الحالية غير صحيحة',
  'mail.password_reset.subject': 'إعادة تعيين كلمة المرور',
  'mail.password_reset.heading': 'اختيار كلمة مرور جديدة',
  'mail.password_reset.body':
    'وصلنا طلب لإعادة تعيين كلمة المرور لحسابكم في {brand}. يُرجى الضغط على الزر أدناه لاختيار كلمة مرور جديدة.',
  'mail.password_reset.action': 'إعادة تعيين كلمة المرور',
  'mail.password_reset.expires': 'مدة صلاحية الرابط: {duration}، ويُستخدم مرة واحدة فقط.',
  'mail.password_reset.ignore': 'إن لم تطلبوا ذلك فلا حاجة إلى أي إجراء، وتبقى كلمة المرور كما هي.',
  'mail.email_verify.subject': 'يُرجى تأكيد عنوان بريدكم الإلكتروني',
  'mail.email_verify.heading': 'تأكيد البريد الإلكتروني',
  'mail.email_verify.body':
    'يحتاج نظام {brand} إلى التأكد من أن عنوان البريد الإلكتروني هذا لكم. يُرجى الضغط على الزر أدناه لتأكيده.',
  'mail.email_verify.action': 'تأكيد البريد الإلكتروني',
  'mail.email_verify.expires': 'مدة صلاحية الرابط: {duration}.',
  'mail.email_verify.ignore': 'إن لم تسجّلوا هذا العنوان فيمكنكم تجاهل هذه الرسالة.',
  'mail.password_changed.subject': 'تم تغيير كلمة المرور',
  'mail.password_changed.heading': 'تغيّرت كلمة المرور',
  'mail.password_changed.body': 'تم تغيير كلمة المرور لحسابكم في {brand}، وأُنهيت الجلسات على الأجهزة الأخرى.',
  'mail.password_changed.action': 'إعادة تعيين كلمة المرور',
  'mail.password_changed.ignore':
    'إن لم تكونوا أنتم من غيّرها فأعيدوا تعيين كلمة المرور فورًا وأبلغوا مسؤول المؤسسة.',
  'mail.unknown_device': 'جهاز غير معروف',
  'mail.new_device.subject': 'تسجيل دخول من جهاز جديد',
  'mail.new_device.heading': 'تسجيل دخول من جهاز جديد',
  'mail.new_device.body':
    'سُجِّل الدخول إلى حسابك في {brand} من جهاز لم تستخدمه من قبل. الجهاز: {device}. المكان: {place}. الوقت: {time}.',
  'mail.new_device.action': 'مراجعة جلساتي',
  'mail.new_device.ignore':
    'إن كنت أنت من سجّل الدخول فلا حاجة إلى فعل أي شيء. وإلا فأنهِ تلك الجلسة وغيّر كلمة المرور فورًا.',
})
