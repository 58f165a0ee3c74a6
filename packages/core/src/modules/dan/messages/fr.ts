import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.dan_expired': 'Cette tentative de connexion n’est plus valable',
  'problem.dan_expired.detail':
    'Elle a pris trop de temps, a déjà servi ou a commencé dans un autre navigateur. Recommencez depuis la page de connexion.',
  'problem.dan_failed': 'La passerelle de l’État ne vous a pas confirmé',
  'problem.dan_failed.detail': 'Vous avez refusé, ou sa réponse ne peut être acceptée. Réessayez.',
  'problem.dan_unavailable': 'La passerelle de l’État est injoignable pour le moment',
  'problem.dan_unavailable.detail': 'Réessayez dans un instant ou connectez-vous autrement.',
})
