import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'platform.outdated.title': 'Обновите программу',
  'platform.outdated.text':
    'Версия вашей программы устарела, и продолжить работу нельзя. Обновите программу и откройте её снова.',
})
