import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'notification.none': 'Nada le espera',
  'notification.none.text': 'Aquí aparece lo que debe decidir, renovar o arreglar.',
  'notification.more': 'Mostrar más',
  'notification.unread': '(sin leer)',
  'notification.read': 'Marcar como leída',
  'notification.read_this': 'Marcar como leída: {title}',
})
