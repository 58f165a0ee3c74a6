import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'strength.is': 'Password: {strength}',
  'strength.1': 'easy to guess',
  'strength.2': 'fair',
  'strength.3': 'good',
  'strength.4': 'strong',
})
