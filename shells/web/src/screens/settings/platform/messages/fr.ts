import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'lost.title': 'Facteurs perdus',
  'lost.text':
    'Pour les personnes qui ont perdu leur téléphone ou leur clé. Elles en sont informées par e-mail et leurs sessions prennent fin.',
  'lost.email': 'E-mail de la personne',
  'lost.find': 'Chercher',
  'lost.none': 'Il n’y a aucun facteur',
  'lost.totp': 'Application d’authentification',
  'lost.passkey': 'Toutes les clés d’accès',
  'lost.recovery_codes': 'Codes de secours',
  'lost.remove': 'Supprimer',
  'lost.remove.title': 'Supprimer des facteurs de {name} ?',
  'lost.remove.effect':
    'Assurez-vous d’avoir vérifié qui le demande. La personne est informée et ses sessions prennent fin.',
  'lost.removed': 'Supprimé ; la personne est informée',
})
