import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.cross_device_denied': 'Ce n’a pas été autorisé',
  'problem.cross_device_denied.detail': 'L’autre appareil a refusé. Vous pouvez réessayer.',
  'problem.cross_device_ended': 'Le temps est écoulé',
  'problem.cross_device_ended.detail': 'Demandez un nouveau code et réessayez.',
  'problem.cross_device_number_wrong': 'Le nombre ne correspond pas',
  'problem.cross_device_number_wrong.detail':
    'Personne n’est entré. Vérifiez que vous voyez l’écran dont vous avez scanné le code, puis recommencez.',
  'audit.session.let_in': 'Autre appareil connecté',
  'audit.session.let_in_refused': 'Connexion d’un autre appareil refusée',
})
