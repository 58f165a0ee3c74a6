import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'evidence.title': 'Faire une preuve scellée ?',
  'evidence.effect':
    'Le rapport devient un document PDF qui porte ses données, scellé par l’organisation. Chacun peut le vérifier.',
  'evidence.verb': 'Preuve scellée',
})
