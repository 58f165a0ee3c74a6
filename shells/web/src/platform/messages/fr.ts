import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'platform.outdated.title': 'Veuillez mettre le programme à jour',
  'platform.outdated.text':
    'Le programme que vous utilisez est trop ancien pour continuer. Mettez-le à jour, puis ouvrez-le à nouveau.',
})
