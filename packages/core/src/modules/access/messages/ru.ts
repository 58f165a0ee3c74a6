import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.last_admin': 'Нельзя убрать последнего администратора',
  'problem.last_admin.detail':
    'В организации должен быть хотя бы один администратор. Сначала назначьте администратором другого человека.',
  'problem.role_key_taken': 'Роль с таким ключом уже есть',
  'problem.role_key_taken.detail': 'Задайте роли другой ключ (key).',
  'field.unknown_role': 'Такой роли нет',
})
