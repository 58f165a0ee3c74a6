import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'change.title': 'Confirmez votre nouvelle adresse e-mail',
  'change.lead':
    'Si cette adresse est la vôtre, appuyez sur le bouton. Vous l’utiliserez ensuite pour vous connecter et recevoir les messages.',
  'change.submit': 'Changer l’adresse',
  'change.done': 'Votre adresse e-mail a changé',
  'change.done.text': 'Connectez-vous désormais avec la nouvelle adresse. L’ancienne a été prévenue.',
  'change.invalid': 'Réessayez depuis votre profil.',
  'change.onward': 'Continuer',
  'undo.title': 'Annuler le changement d’e-mail ?',
  'undo.lead':
    'L’ancienne adresse revient et vos sessions se terminent sur tous les appareils. Choisissez ensuite un nouveau mot de passe.',
  'undo.submit': 'Annuler le changement',
  'undo.done': 'L’ancienne adresse est de retour',
  'undo.done.text': 'Toutes les sessions sont terminées. Choisissez maintenant un nouveau mot de passe.',
  'undo.invalid': 'Il est trop tard, ou c’est déjà annulé. Adressez-vous à votre administrateur.',
  'undo.onward': 'Choisir un nouveau mot de passe',
})
