import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'strength.is': 'Mot de passe : {strength}',
  'strength.1': 'facile à deviner',
  'strength.2': 'moyen',
  'strength.3': 'bon',
  'strength.4': 'fort',
})
