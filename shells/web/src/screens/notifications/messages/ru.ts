import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'notifications.title': 'Уведомления',
  'notifications.subtitle': 'То, что вам нужно решить, продлить или исправить. Исчезает само, когда сделано.',
  'notifications.tab.list': 'Уведомления',
  'notifications.tab.switches': 'Что и как',
  'notifications.shown': 'Что показывать',
  'notifications.all': 'Все',
  'notifications.unread': 'Непрочитанные ({count})',
  'notifications.read_all': 'Отметить все прочитанными',
  'notifications.switches.title': 'О чём вам сообщать',
  'notifications.switches.text':
    'Только для этой организации. Письмо приходит не чаще раза в день и собирает непрочитанное.',
  'notifications.switches.bell': 'У колокольчика',
  'notifications.switches.mail': 'По почте',
})
