import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'coming.text': 'The screen for this part is not ready yet.',
  'coming.api': 'API documentation',
  'coming.home': 'Back to home',
})
