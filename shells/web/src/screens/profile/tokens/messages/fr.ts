import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'own_tokens.title': 'Jetons personnels',
  'own_tokens.text':
    'Programmes et scripts utilisent l’API dans « {tenant} » avec vos droits. Qui détient un jeton peut agir en votre nom.',
})
