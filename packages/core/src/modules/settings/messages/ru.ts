import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'problem.own_network_excluded': 'Вашей текущей сети нет в списке',
  'problem.own_network_excluded.detail':
    'С таким списком вы сами не сможете войти. Добавьте сеть, в которую входит ваш текущий адрес ({ip}).',
  'field.network': 'Неверный адрес сети. Пример: 10.0.0.0/8',
  'permission.settings.read': 'Просмотр настроек',
  'permission.settings.manage': 'Изменение настроек',
  'menu.appearance': 'Оформление',
  'menu.security_settings': 'Безопасность входа',
  'audit.settings.updated': 'Настройки изменены',
  'menu.mails': 'Письма',
  'menu.features': 'Возможности',
  'field.unknown_placeholder': 'В этом письме нет {name}. Можно использовать: {allowed}',
  'audit.settings.mail_updated': 'Изменён текст письма',
  'problem.no_way_in': 'Вы сами не сможете войти',
  'problem.no_way_in.detail': 'Прежде чем отключить пароли, добавьте ключ доступа или другой способ входа.',
})
