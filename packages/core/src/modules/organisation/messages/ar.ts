import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.organisation.name': 'دليل الأعضاء',
  'app.organisation.description': 'دعوة الأعضاء ومنحهم الأدوار وتعليقهم وإزالتهم، وإدارة الأدوار والصلاحيات.',
  'problem.own_account': 'لا يمكنكم تعليق عضويتكم بأنفسكم',
  'problem.own_account.detail': 'اطلبوا ذلك من مسؤول آخر.',
  'problem.not_available_in_production': 'هذا متاح في بيئة التطوير فقط',
  'problem.not_available_in_production.detail':
    'أرسلوا الدعوة من دون كلمة مرور، وسيختار الشخص كلمة مروره عبر الرابط الوارد فيها.',
  'field.unknown_permission': 'لا توجد صلاحية باسم «{permission}»',
  'field.permission_not_held': 'لا يمكنكم منح هذا الدور لأنكم لا تملكون الصلاحية «{permission}»',
  'field.unknown_column': 'لا يوجد عمود كهذا. الأعمدة الممكنة: email وname وroles',
  'field.repeated_column': 'هذا العمود مكرر في الملف',
  'field.extra_cells': 'في هذا السطر خلايا أكثر من سطر العناوين',
  'field.empty_file': 'لا يوجد في الملف أحد لدعوته',
  'field.too_many_lines': {
    zero: 'لا يُسمح بأي سطر في الملف',
    one: 'يُسمح بسطر واحد على الأكثر في الملف',
    two: 'يُسمح بسطرين على الأكثر في الملف',
    few: 'يُسمح بما لا يزيد على {max} أسطر في الملف',
    many: 'يُسمح بما لا يزيد على {max} سطرًا في الملف',
    other: 'يُسمح بما لا يزيد على {max} سطر في الملف',
  },
})
