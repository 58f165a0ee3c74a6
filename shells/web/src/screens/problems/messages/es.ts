import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'problems.not_found.title': 'Esa página no existe',
  'problems.not_found.text': 'Puede que la dirección sea incorrecta o que la página se haya eliminado.',
  'problems.home': 'Ir al inicio',
})
