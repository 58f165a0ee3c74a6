import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'evidence.title': 'Make sealed evidence?',
  'evidence.effect':
    'The report becomes a PDF document that carries its data, sealed by the organisation. Anybody can verify it.',
  'evidence.verb': 'Sealed evidence',
})
