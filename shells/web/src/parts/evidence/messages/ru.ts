import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'evidence.title': 'Подготовить доказательство с печатью?',
  'evidence.effect':
    'Отчёт станет документом PDF со своими данными и печатью организации. Проверить его может кто угодно.',
  'evidence.verb': 'Доказательство с печатью',
})
