import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'consents.title': 'Applications ayant votre consentement',
  'consents.text': 'Dans « {tenant} », ces applications accèdent à vos données avec votre autorisation.',
  'consents.none': 'Aucune application n’a votre consentement',
  'consents.none.text':
    'Lorsqu’une application demande votre consentement pour la première fois, votre décision est gardée ici.',
  'consents.granted': 'Autorisée :',
  'consents.sensitive': 'Accès sensible',
  'consents.withdraw': 'Retirer',
  'consents.withdraw.label': '{name} : retirer le consentement',
  'consents.withdraw.title': 'Retirer votre consentement à « {name} » ?',
  'consents.withdraw.effect':
    'L’application perd aussitôt l’accès à vos données. Si vous l’utilisez à nouveau, elle redemandera votre consentement.',
  'consents.withdraw.done': 'Le consentement à « {name} » est retiré',
})
