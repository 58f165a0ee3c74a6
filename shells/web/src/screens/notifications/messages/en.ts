import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'notifications.title': 'Notifications',
  'notifications.subtitle': 'What you should decide, renew or mend. It goes by itself once that is done.',
  'notifications.tab.list': 'Notifications',
  'notifications.tab.switches': 'What and how',
  'notifications.shown': 'Which are shown',
  'notifications.all': 'All',
  'notifications.unread': 'Unread ({count})',
  'notifications.read_all': 'Mark all as read',
  'notifications.switches.title': 'What you are told',
  'notifications.switches.text':
    'For this organisation alone. The mail comes at most once a day and sums up what is unread.',
  'notifications.switches.bell': 'At the bell',
  'notifications.switches.mail': 'By mail',
})
