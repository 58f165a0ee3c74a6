import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'federation.tab.links': 'Vínculos',
  'federation.last_login': 'Último acceso',
  'federation.unlink': 'Quitar el vínculo',
  'federation.unlink.title': '¿Quitar el vínculo de {name} con {provider}?',
  'federation.unlink.effect':
    'Las sesiones iniciadas con él finalizan. La persona sigue siendo miembro y se reconocerá de nuevo. No se puede deshacer.',
  'federation.unlink.done': 'Se ha quitado el vínculo de {name}',
})
