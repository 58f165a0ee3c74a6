import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.notes.name': 'Notes',
  'app.notes.description': 'Short notes that the people of an organisation share.',
  'menu.notes': 'Notes',
  'permission.notes.read': 'Read notes',
  'permission.notes.manage': 'Write, change and delete notes',
  'audit.note.written': 'Wrote a note',
  'audit.note.changed': 'Changed a note',
  'audit.note.deleted': 'Deleted a note',
  'notes.welcome': 'A new member has joined. Welcome!',
})
