import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'coming.text': 'Экран этого раздела ещё не готов.',
  'coming.api': 'Документация API',
  'coming.home': 'Вернуться на главную',
})
