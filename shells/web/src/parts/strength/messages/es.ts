import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'strength.is': 'Contraseña: {strength}',
  'strength.1': 'fácil de adivinar',
  'strength.2': 'regular',
  'strength.3': 'buena',
  'strength.4': 'fuerte',
})
