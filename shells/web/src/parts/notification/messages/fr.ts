import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'notification.none': 'Rien ne vous attend',
  'notification.none.text': 'Ce que vous devez décider, renouveler ou réparer s’affiche ici.',
  'notification.more': 'Afficher plus',
  'notification.unread': '(non lue)',
  'notification.read': 'Marquer comme lue',
  'notification.read_this': 'Marquer comme lue : {title}',
})
