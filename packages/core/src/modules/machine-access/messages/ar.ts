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
})
