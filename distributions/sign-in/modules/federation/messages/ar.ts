import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.sso-federation.name': 'الدخول الموحّد عبر الجهات',
  'app.sso-federation.description': 'يتيح تسجيل الدخول عبر موفّري هوية موثوقين.',
  'problem.provider_slug_taken': 'يوجد موفّر بهذا الاسم المختصر',
  'problem.provider_slug_taken.detail': 'اختر اسمًا مختصرًا آخر (slug).',
  'problem.administrator_required': 'لا يمكن القيام بذلك إلا لمسؤول',
  'problem.administrator_required.detail':
    'التعرّف على الأعضاء ببريدهم أو منح أي دور يسمّيه الموفّر قد يمنح صلاحيات أي شخص في المؤسسة، لذلك يلزم مسؤول.',
  'field.issuer_malformed': 'اكتب مُصدرًا مثل https://login.example.mn',
  'field.issuer_insecure': 'يجب أن يبدأ المُصدر بـ https://؛ ‏http:// ممكن لـ localhost فقط',
  'field.scope_openid': 'يجب أن تتضمن نطاقات الوصول «openid»',
  'field.logo_https': 'يجب أن يبدأ عنوان الصورة بـ https://',
  'audit.federation.domain_proven': 'أُثبت أن النطاق يخص المؤسسة',
  'audit.federation.domain_lost': 'لم يعد إثبات النطاق قائمًا',
  'federation.domain.missing': 'لا يوجد هذا السجل في DNS. قد يستغرق انتشاره ساعات بعد إضافته',
  'federation.domain.unanswered': 'لم يُجب DNS. أعد التحقق لاحقًا',
  'audit.federation.provider_created': 'سُجّل موفّر هوية',
  'audit.federation.provider_changed': 'عُدّل موفّر هوية',
  'audit.federation.provider_enabled': 'فُعّل موفّر هوية',
  'audit.federation.provider_disabled': 'أُوقف موفّر هوية',
  'audit.federation.provider_deleted': 'حُذف موفّر هوية',
  'audit.federation.sessions_ended': 'أنهى الجلسات التي بدأت عبر موفّر هوية',
  'federation.sessions_ended.disabled': 'عُطِّل موفّر الهوية «{name}»',
  'federation.sessions_ended.deleted': 'حُذف موفّر الهوية «{name}»',
  'audit.federation.member_created': 'أُنشئ عضو عند أول دخول عبر موفّر هوية',
  'audit.federation.linked': 'رُبط عضو بموفّر هوية',
  'audit.federation.unlinked': 'أُزيل ربط عضو بموفّر هوية',
  'audit.federation.roles_changed': 'حُدّثت أدوار عضو وفق موفّر هوية',
  'permission.sso_federation.read': 'عرض موفّري الهوية والروابط',
  'permission.sso_federation.manage': 'إضافة موفّري الهوية وتعديلهم وحذفهم',
  'menu.federation': 'الدخول الموحّد عبر الجهات',
})
