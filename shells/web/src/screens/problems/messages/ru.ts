import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'problems.not_found.title': 'Такой страницы нет',
  'problems.not_found.text': 'Возможно, адрес указан неверно или страница удалена.',
  'problems.home': 'На главную',
})
