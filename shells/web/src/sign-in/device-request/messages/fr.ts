import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'device.request': 'Connecter un appareil',
  'device.consent': '{client} veut se connecter en votre nom',
  'device.careful':
    'N’autorisez que si vous l’avez demandé vous-même, sur un appareil que vous avez devant vous.',
  'device.from': 'Origine',
  'device.device': 'Appareil',
  'device.when': 'Quand',
  'device.after':
    'Si vous refusez, l’appareil n’est pas connecté et n’apprend rien. Vous pouvez retirer votre consentement à tout moment dans votre profil.',
  'device.late': 'Le code a expiré',
  'device.late.text':
    'Il est trop ancien, a déjà reçu une réponse ou a été saisi dans un autre navigateur. Obtenez un nouveau code sur votre appareil.',
  'device.another': 'Saisir un autre code',
})
