import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'phone.title': 'Se connecter avec le téléphone',
  'phone.lead':
    'Scannez le code avec l’appareil photo d’un téléphone où vous êtes connecté et choisissez-y ce nombre.',
  'phone.code': 'Code QR pour le téléphone',
  'phone.number': 'Choisissez ce nombre sur le téléphone',
  'phone.waiting': 'En attente du téléphone',
  'phone.again': 'Obtenir un nouveau code',
  'phone.replace': 'Continuer et terminer l’autre session',
  'phone.back': 'Se connecter autrement',
})
