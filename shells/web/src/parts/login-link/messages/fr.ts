import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'federation.tab.links': 'Liens',
  'federation.last_login': 'Dernière connexion',
  'federation.unlink': 'Retirer le lien',
  'federation.unlink.title': 'Retirer le lien de {name} avec {provider} ?',
  'federation.unlink.effect':
    'Les sessions ouvertes par lui prennent fin. La personne reste membre et sera reconnue à nouveau. Irréversible.',
  'federation.unlink.done': 'Le lien de {name} est retiré',
})
