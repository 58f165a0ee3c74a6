import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'device.page': 'Connecter un appareil',
  'device.title': 'Connectez votre appareil',
  'device.text': 'Saisissez le code affiché sur votre appareil.',
  'device.compare': 'Est-ce exactement le code affiché sur votre appareil ?',
  'device.code': 'Code',
  'device.continue': 'Continuer',
  'device.matches': 'C’est le même, continuer',
  'device.warning':
    'Ne saisissez jamais un code que quelqu’un vous a envoyé ou dicté au téléphone : cette personne serait connectée à votre place.',
  'device.done': 'L’appareil est connecté',
  'device.done.text':
    'Revenez à votre appareil : il continue dans quelques secondes. Vous pouvez fermer cette page.',
  'device.denied': 'L’appareil n’a pas été connecté',
  'device.denied.text':
    'L’appareil n’a rien appris. Si vous n’êtes pas à l’origine de cette demande, prévenez votre administrateur.',
  'device.home': 'Aller à la page d’accueil',
})
