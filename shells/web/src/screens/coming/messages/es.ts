import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'coming.text': 'La pantalla de esta sección aún no está lista.',
  'coming.api': 'Documentación de la API',
  'coming.home': 'Volver al inicio',
})
