import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'notes.title': 'Notas',
  'notes.write': 'Escribir',
  'notes.search': 'Buscar en las notas',
  'notes.text': 'Contenido',
  'notes.written': 'Escrita',
  'notes.empty': 'Todavía no hay notas',
  'notes.empty.text': 'Escriba la primera.',
})
