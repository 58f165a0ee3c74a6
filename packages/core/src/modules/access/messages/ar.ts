import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'role.admin.name': 'مسؤول',
  'role.admin.description': 'لديه جميع الصلاحيات',
  'role.user.name': 'مستخدم',
  'role.user.description': 'يُمنح لكل عضو تلقائيًا',
  'problem.last_admin': 'لا يمكن إزالة المسؤول الأخير',
  'problem.last_admin.detail': 'يجب أن يكون للمؤسسة مسؤول واحد على الأقل. يُرجى تعيين شخص آخر مسؤولًا أولًا.',
  'problem.role_key_taken': 'يوجد دور بهذا المفتاح',
  'problem.role_key_taken.detail': 'يُرجى إعطاء الدور مفتاحًا (key) آخر.',
  'field.unknown_role': 'لا يوجد دور كهذا',
  'problem.administrator_protected': 'لا يغيّر المسؤول إلا مسؤول',
  'problem.administrator_protected.detail':
    'يمكنكم إدارة الأعضاء، لكنكم لستم مسؤولًا، فلا يمكنكم إيقاف مسؤول أو إزالته أو تغييره. اطلبوا ذلك من مسؤول.',
  'audit.access.escalation_refused': 'رُفض منح صلاحيات تتجاوز صلاحيات المانح',
})
