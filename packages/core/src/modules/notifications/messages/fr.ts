import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'audit.notifications.switched': 'A modifié ses notifications',
  'notification.more': 'Autres notifications : {count}',
  'mail.notification_digest.subject': 'En attente de votre part : {count}',
  'mail.notification_digest.heading': 'Ce qui vous attend',
  'mail.notification_digest.body': 'Vous n’avez pas encore lu ceci :\n\n{list}',
  'mail.notification_digest.action': 'Ouvrir les notifications',
  'mail.notification_digest.ignore':
    'Ce message arrive au plus une fois par jour. La page des notifications permet de choisir si vous le recevez.',
})
