import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'notification.none': 'Nothing waits for you',
  'notification.none.text': 'What you should decide, renew or mend shows here.',
  'notification.more': 'Show more',
  'notification.unread': '(unread)',
  'notification.read': 'Mark as read',
  'notification.read_this': 'Mark as read: {title}',
})
