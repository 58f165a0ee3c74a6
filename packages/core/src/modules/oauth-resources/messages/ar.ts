import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'menu.resources': 'الخدمات المحمية',
  'audit.resources.created': 'أُضيفت خدمة',
  'audit.resources.changed': 'غُيّرت خدمة',
  'audit.resources.deleted': 'أُزيلت خدمة',
  'audit.resources.document_hosts_changed': 'غُيّرت مضيفات وثائق التطبيقات',
  'problem.resource_exists': 'توجد خدمة بهذا العنوان',
  'problem.resource_exists.detail': 'هذا العنوان مسجّل لدى المؤسسة من قبل.',
  'field.resource_own': 'هذا العنوان يخص المنصة نفسها',
  'field.scope_taken': 'تستخدم المنصة هذا الاسم بنفسها',
})
