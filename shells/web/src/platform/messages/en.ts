import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'platform.outdated.title': 'Please update the program',
  'platform.outdated.text':
    'The program that you are using is too old to go on. Update it and open it again.',
})
