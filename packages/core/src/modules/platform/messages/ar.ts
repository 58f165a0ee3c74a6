import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.tenant_deleting': 'تقرر حذف هذه المؤسسة',
  'problem.tenant_deleting.detail': 'لم يعد تعديلها ممكنًا. لإلغاء الحذف يُرجى مراجعة مشغّل المنصة.',
  'problem.current_tenant': 'هذه هي المؤسسة التي أنت فيها الآن',
  'problem.current_tenant.detail': 'بدّل أولًا إلى مؤسسة أخرى ثم أعد المحاولة.',
  'menu.tenants': 'المؤسسات',
  'audit.tenant.updated': 'تعديل بيانات المؤسسة',
  'audit.tenant.suspended': 'تعليق المؤسسة',
  'audit.tenant.resumed': 'استئناف المؤسسة',
  'audit.tenant.deletion_requested': 'جدولة حذف المؤسسة',
  'audit.tenant.deletion_cancelled': 'إلغاء حذف المؤسسة',
  'audit.tenant.deleted': 'حذف المؤسسة',
  'audit.tenant.exported': 'تصدير بيانات المؤسسة',
  'audit.secrets.rotated': 'تشفير الأسرار بالمفتاح الجديد',
  'field.person_exists': 'هذا العنوان مستخدم بالفعل',
  'field.repeated_address': 'هذا العنوان مكرر في القائمة',
  'field.hash_unknown': 'صيغة بصمة كلمة المرور غير معروفة',
  'field.hash_too_costly': 'حساب بصمة كلمة المرور يستغرق وقتًا طويلًا جدًا',
})
