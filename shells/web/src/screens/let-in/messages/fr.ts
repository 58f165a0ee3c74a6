import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'let_in.title': 'Connecter un autre appareil',
  'let_in.subtitle': 'Un autre navigateur veut se connecter en votre nom',
  'let_in.warning':
    'N’autorisez que si vous avez scanné le code d’un écran devant vous. Si quelqu’un vous a envoyé le code, il serait connecté à votre place.',
  'let_in.who': 'Le navigateur qui demande',
  'let_in.device': 'Appareil',
  'let_in.place': 'D’où',
  'let_in.asked': 'Quand',
  'let_in.pick': 'Quel nombre voyez-vous sur cet écran ?',
  'let_in.pick.text': 'Avec le bon nombre, ce navigateur est connecté en votre nom.',
  'let_in.refuse': 'Ce n’est pas moi, refuser',
  'let_in.done': 'L’appareil est connecté',
  'let_in.done.text': 'L’autre écran continue dans quelques secondes. Vous pouvez fermer cette page.',
  'let_in.refused': 'Refusé',
  'let_in.refused.text': 'Personne n’a été connecté.',
  'let_in.gone': 'Le code n’est plus valable',
  'let_in.gone.text': 'Demandez un nouveau code sur la page de connexion et scannez-le.',
})
