import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.notes.name': 'Notas',
  'app.notes.description': 'Notas breves que comparten los miembros de la organización.',
  'menu.notes': 'Notas',
  'permission.notes.read': 'Leer notas',
  'permission.notes.manage': 'Escribir, modificar y eliminar notas',
  'audit.note.written': 'Nota escrita',
  'audit.note.changed': 'Nota modificada',
  'audit.note.deleted': 'Nota eliminada',
  'notes.welcome': 'Se ha incorporado un nuevo miembro. ¡Le damos la bienvenida!',
})
