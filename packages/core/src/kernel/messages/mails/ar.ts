import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'mail.greeting': 'مرحبًا {person}،',
  'mail.link_fallback': 'إن لم يعمل الزر فانسخوا هذا العنوان إلى شريط العناوين في المتصفح:',
  'mail.footer': 'أُرسلت هذه الرسالة تلقائيًا من {brand}، ولا حاجة إلى الرد عليها.',
  'mail.invitation.subject': 'دعوة إلى مؤسسة «{organisation}»',
  'mail.invitation.heading': 'لديكم دعوة',
  'mail.invitation.body':
    'تلقّيتم من {inviter} دعوة للانضمام إلى مؤسسة «{organisation}». يُرجى قبول الدعوة واختيار كلمة المرور.',
  'mail.invitation.action': 'قبول الدعوة',
  'mail.invitation.expires': 'مدة صلاحية الدعوة: {duration}.',
  'mail.invitation.ignore': 'إن لم تكونوا تنتظرون هذه الدعوة فيمكنكم تجاهل هذه الرسالة.',
  'mail.new_member_known_person.subject': 'دعوة إلى مؤسسة «{organisation}»',
  'mail.new_member_known_person.heading': 'دعوة إلى مؤسسة أخرى',
  'mail.new_member_known_person.body':
    'تلقّيتم من {inviter} دعوة للانضمام إلى مؤسسة «{organisation}». لديكم حساب من قبل، فيُرجى تسجيل الدخول بكلمة المرور الحالية لقبول الدعوة.',
  'mail.new_member_known_person.action': 'قبول الدعوة',
  'mail.new_member_known_person.expires': 'مدة صلاحية الدعوة: {duration}.',
  'mail.new_member_known_person.ignore': 'إن لم تكونوا تنتظرون هذه الدعوة فيمكنكم تجاهل هذه الرسالة.',
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
