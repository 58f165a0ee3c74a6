import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'audit.notifications.switched': 'Cambió sus notificaciones',
  'notification.more': 'Otras notificaciones: {count}',
  'mail.notification_digest.subject': 'Pendiente para usted: {count}',
  'mail.notification_digest.heading': 'Lo que le espera',
  'mail.notification_digest.body': 'Aún no ha leído lo siguiente:\n\n{list}',
  'mail.notification_digest.action': 'Abrir las notificaciones',
  'mail.notification_digest.ignore':
    'Este mensaje llega como mucho una vez al día. En la página de notificaciones usted elige si lo recibe.',
})
