import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'notes.title': 'Заметки',
  'notes.write': 'Написать',
  'notes.search': 'Поиск по заметкам',
  'notes.text': 'Текст',
  'notes.written': 'Написана',
  'notes.empty': 'Заметок пока нет',
  'notes.empty.text': 'Напишите первую.',
})
