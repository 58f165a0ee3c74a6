import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.cross_device_denied': 'Вход не разрешён',
  'problem.cross_device_denied.detail': 'На другом устройстве отказали. Можно попробовать ещё раз.',
  'problem.cross_device_ended': 'Время истекло',
  'problem.cross_device_ended.detail': 'Получите новый код и попробуйте ещё раз.',
  'problem.cross_device_number_wrong': 'Число не совпадает',
  'problem.cross_device_number_wrong.detail':
    'Никто не впущен. Убедитесь, что вы видите экран, код которого отсканировали, и начните заново.',
  'audit.session.let_in': 'Другое устройство впущено',
  'audit.session.let_in_refused': 'Отказано другому устройству',
})
