import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.notes.name': 'Bloc-notes',
  'app.notes.description': 'De courtes notes que partagent les membres de l’organisation.',
  'menu.notes': 'Bloc-notes',
  'permission.notes.read': 'Lire les notes',
  'permission.notes.manage': 'Écrire, modifier et supprimer des notes',
  'audit.note.written': 'Note écrite',
  'audit.note.changed': 'Note modifiée',
  'audit.note.deleted': 'Note supprimée',
  'notes.welcome': 'Un nouveau membre nous a rejoints. Bienvenue !',
})
