import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.notes.name': 'Заметки',
  'app.notes.description': 'Короткие заметки, общие для участников организации.',
  'menu.notes': 'Заметки',
  'permission.notes.read': 'Читать заметки',
  'permission.notes.manage': 'Писать, изменять и удалять заметки',
  'audit.note.written': 'Заметка написана',
  'audit.note.changed': 'Заметка изменена',
  'audit.note.deleted': 'Заметка удалена',
  'notes.welcome': 'К нам присоединился новый участник. Добро пожаловать!',
})
