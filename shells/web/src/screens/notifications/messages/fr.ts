import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'notifications.title': 'Notifications',
  'notifications.subtitle': 'Ce que vous devez décider, renouveler ou réparer. Cela disparaît une fois fait.',
  'notifications.tab.list': 'Notifications',
  'notifications.tab.switches': 'Quoi et comment',
  'notifications.shown': 'Affichage',
  'notifications.all': 'Toutes',
  'notifications.unread': 'Non lues ({count})',
  'notifications.read_all': 'Tout marquer comme lu',
  'notifications.switches.title': 'Ce dont vous êtes informé',
  'notifications.switches.text':
    'Pour cette organisation seulement. L’e-mail arrive au plus une fois par jour et résume ce qui n’est pas lu.',
  'notifications.switches.bell': 'À la cloche',
  'notifications.switches.mail': 'Par e-mail',
})
