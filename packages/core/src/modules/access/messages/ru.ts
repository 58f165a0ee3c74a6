import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'role.admin.name': 'Администратор',
  'role.admin.description': 'Имеет все права',
  'role.user.name': 'Пользователь',
  'role.user.description': 'Выдаётся каждому участнику автоматически',
  'problem.last_admin': 'Нельзя убрать последнего администратора',
  'problem.last_admin.detail':
    'В организации должен быть хотя бы один администратор. Сначала назначьте администратором другого человека.',
  'problem.role_key_taken': 'Роль с таким ключом уже есть',
  'problem.role_key_taken.detail': 'Задайте роли другой ключ (key).',
  'field.unknown_role': 'Такой роли нет',
  'problem.administrator_protected': 'Изменить администратора может только администратор',
  'problem.administrator_protected.detail':
    'Вы можете управлять участниками, но вы не администратор, поэтому не можете приостановить, удалить или изменить администратора. Попросите об этом администратора.',
  'audit.access.escalation_refused': 'Отказано в выдаче прав сверх собственных',
})
