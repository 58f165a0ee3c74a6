import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'notifications.title': 'Notificaciones',
  'notifications.subtitle': 'Lo que debe decidir, renovar o arreglar. Desaparece solo cuando está hecho.',
  'notifications.tab.list': 'Notificaciones',
  'notifications.tab.switches': 'Qué y cómo',
  'notifications.shown': 'Cuáles se muestran',
  'notifications.all': 'Todas',
  'notifications.unread': 'Sin leer ({count})',
  'notifications.read_all': 'Marcar todo como leído',
  'notifications.switches.title': 'De qué se le informa',
  'notifications.switches.text':
    'Solo para esta organización. El correo llega como mucho una vez al día y resume lo no leído.',
  'notifications.switches.bell': 'En la campana',
  'notifications.switches.mail': 'Por correo',
})
