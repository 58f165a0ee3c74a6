import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.organisation.name': 'Каталог участников',
  'app.organisation.description':
    'Приглашение участников, назначение ролей, приостановка и удаление, управление ролями и правами.',
  'problem.administrator_protected': 'Изменить администратора может только администратор',
  'problem.administrator_protected.detail':
    'Вы можете управлять участниками, но вы не администратор, поэтому не можете приостановить, удалить или изменить администратора. Попросите об этом администратора.',
  'problem.key_fixed': 'Код роли нельзя изменить',
  'problem.key_fixed.detail':
    'Код задаётся один раз, при создании роли. Если нужен другой код, создайте новую роль.',
  'field.key_fixed': 'Код нельзя изменить',
  'problem.own_account': 'Нельзя приостановить собственное участие',
  'problem.own_account.detail': 'Попросите об этом другого администратора.',
  'problem.not_available_in_production': 'Это возможно только в среде разработки',
  'problem.not_available_in_production.detail':
    'Отправьте приглашение без пароля. Человек сам выберет пароль по ссылке из письма.',
  'field.unknown_permission': 'Права «{permission}» не существует',
  'field.permission_not_held': 'Вы не можете дать эту роль: у вас нет права «{permission}»',
  'field.unknown_column': 'Такого столбца нет. Возможные столбцы: email, name, roles',
  'field.repeated_column': 'Этот столбец повторяется в файле',
  'field.extra_cells': 'В этой строке больше ячеек, чем в заголовке',
  'field.empty_file': 'В файле некого приглашать',
  'field.too_many_lines': {
    one: 'В файле может быть не больше {max} строки',
    few: 'В файле может быть не больше {max} строк',
    many: 'В файле может быть не больше {max} строк',
    other: 'В файле может быть не больше {max} строк',
  },
  'problem.already_member': 'Этот человек уже участник',
  'problem.already_member.detail': 'Изменить его роли можно в списке участников.',
  'problem.built_in_role': 'Встроенную роль нельзя изменить или удалить',
  'problem.built_in_role.detail': 'Если нужны другие права, создайте новую роль.',
  'problem.role_in_use': 'У некоторых участников есть эта роль',
  'problem.role_in_use.detail': 'Сначала отзовите роль у участников, затем удалите её.',
  'problem.unknown_permission': 'Такого права нет',
  'problem.unknown_permission.detail': 'Выберите из прав установленных приложений.',
  'problem.import_invalid': 'В файле есть ошибки',
  'problem.import_invalid.detail':
    'Исправьте указанные строки и загрузите файл ещё раз. Пока ничего не изменено.',
  'field.unknown_member': 'Такого участника нет',
  'field.duplicate_line': 'Эта строка повторяется в файле',
  'field.missing_column': 'В файле нет этого столбца',
  'field.already_member': 'Этот человек уже участник',
  'permission.organisation.read': 'Просмотр участников, ролей и приглашений',
  'permission.organisation.manage': 'Приглашение, приостановка и исключение участников, назначение ролей',
  'menu.people': 'Участники',
  'menu.roles': 'Роли',
  'menu.invitations': 'Приглашения',
})
