import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'problems.not_found.title': 'Cette page n’existe pas',
  'problems.not_found.text': 'L’adresse est peut-être erronée, ou la page a été supprimée.',
  'problems.home': 'Aller à l’accueil',
})
