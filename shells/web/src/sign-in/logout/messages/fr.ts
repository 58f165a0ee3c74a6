import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'leave.page': 'Déconnexion',
  'leave.title': 'Se déconnecter de {brand} ?',
  'leave.asked': '{client} le demande.',
  'leave.text': 'Vous devrez aussi vous reconnecter aux autres applications de cette session.',
  'leave.confirm': 'Se déconnecter',
  'leave.stay': 'Rester connecté',
  'leave.already': 'Vous êtes déjà déconnecté',
  'leave.already.text': 'Personne n’est connecté dans ce navigateur.',
  'leave.onward': 'Continuer',
})
