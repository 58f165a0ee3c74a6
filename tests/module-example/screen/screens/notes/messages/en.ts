import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'notes.title': 'Notes',
  'notes.write': 'Write',
  'notes.search': 'Search notes',
  'notes.text': 'Text',
  'notes.written': 'Written',
  'notes.empty': 'No notes yet',
  'notes.empty.text': 'Write the first one.',
})
