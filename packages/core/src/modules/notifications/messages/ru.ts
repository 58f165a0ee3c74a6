import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'audit.notifications.switched': 'Изменил(а) свои уведомления',
  'notification.more': 'Ещё уведомлений: {count}',
  'mail.notification_digest.subject': 'Ждут вас: {count}',
  'mail.notification_digest.heading': 'Что вас ждёт',
  'mail.notification_digest.body': 'Вы ещё не прочли следующее:\n\n{list}',
  'mail.notification_digest.action': 'Открыть уведомления',
  'mail.notification_digest.ignore':
    'Такое письмо приходит не чаще раза в день. На странице уведомлений можно выбрать, получать ли его.',
})
