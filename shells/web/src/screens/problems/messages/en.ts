import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'problems.not_found.title': 'There is no such page',
  'problems.not_found.text': 'The address may be wrong, or the page has been removed.',
  'problems.home': 'Go to home',
})
