import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'coming.text': 'L’écran de cette partie n’est pas encore prêt.',
  'coming.api': 'Documentation de l’API',
  'coming.home': 'Revenir à l’accueil',
})
