import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.owner_required': 'يلزم تحديد مسؤول',
  'problem.owner_required.detail': 'حدّد عضوًا يكون مسؤولًا عن حساب الخدمة.',
  'problem.too_many_tokens': 'عدد الرموز كبير جدًا',
  'problem.too_many_tokens.detail': 'لا يمكن امتلاك أكثر من {max} رمزًا. ألغِ ما لم تعد بحاجة إليه.',
  'field.in_the_past': 'يجب أن يكون الوقت في المستقبل',
  'audit.service_account.created': 'أُنشئ حساب خدمة',
  'audit.service_account.changed': 'عُدّل حساب خدمة',
  'audit.service_account.deleted': 'حُذف حساب خدمة',
  'audit.api_token.created': 'أُنشئ رمز',
  'audit.api_token.rotated': 'بُدّل سرّ رمز',
  'audit.api_token.revoked': 'أُلغي رمز',
  'menu.service_accounts': 'حسابات الخدمة',
  'notification.token_expiring': 'رموز وصول تقترب من الانتهاء',
  'notification.token_expiring.soon.title': '{name}: رمز الوصول على وشك الانتهاء',
  'notification.token_expiring.soon.body': 'يعمل حتى {expires_at}. زوّد ما يستخدمه برمز جديد.',
  'notification.token_expiring.expired.title': '{name}: انتهت صلاحية رمز الوصول',
  'notification.token_expiring.expired.body': 'انتهى في {expires_at}. قد لا يتمكن ما كان يستخدمه من الدخول.',
})
