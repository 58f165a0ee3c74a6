import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'leave.page': 'Выход',
  'leave.title': 'Выйти из «{brand}»?',
  'leave.asked': 'Об этом просит приложение «{client}».',
  'leave.text': 'В других приложениях этого сеанса тоже придётся войти заново.',
  'leave.confirm': 'Выйти',
  'leave.stay': 'Остаться в системе',
  'leave.already': 'Вы уже вышли',
  'leave.already.text': 'В этом браузере никто не вошёл в систему.',
  'leave.onward': 'Продолжить',
})
