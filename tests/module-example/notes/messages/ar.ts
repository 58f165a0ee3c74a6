import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.notes.name': 'ملاحظات',
  'app.notes.description': 'ملاحظات قصيرة يتشاركها أعضاء المؤسسة.',
  'menu.notes': 'ملاحظات',
  'permission.notes.read': 'قراءة الملاحظات',
  'permission.notes.manage': 'كتابة الملاحظات وتعديلها وحذفها',
  'audit.note.written': 'كتابة ملاحظة',
  'audit.note.changed': 'تعديل ملاحظة',
  'audit.note.deleted': 'حذف ملاحظة',
  'notes.welcome': 'انضمّ عضو جديد. أهلًا وسهلًا!',
})
