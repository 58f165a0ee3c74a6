import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'notes.title': 'Notes de l’équipe',
  'notes.write': 'Rédiger',
  'notes.search': 'Rechercher dans les notes',
  'notes.text': 'Texte',
  'notes.written': 'Rédigée',
  'notes.empty': 'Aucune note',
  'notes.empty.text': 'Rédigez la première.',
})
