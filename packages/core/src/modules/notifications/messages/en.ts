import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'audit.notifications.switched': 'Changed own notifications',
  'notification.more': 'Further notifications: {count}',
  'mail.notification_digest.subject': 'Waiting for you: {count}',
  'mail.notification_digest.heading': 'What waits for you',
  'mail.notification_digest.body': 'You have not read these yet:\n\n{list}',
  'mail.notification_digest.action': 'Open notifications',
  'mail.notification_digest.ignore':
    'Such a mail comes at most once a day. On the page of notifications you choose whether you get it.',
})
