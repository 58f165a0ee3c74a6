import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'strength.is': 'Пароль: {strength}',
  'strength.1': 'легко угадать',
  'strength.2': 'средний',
  'strength.3': 'хороший',
  'strength.4': 'надёжный',
})
