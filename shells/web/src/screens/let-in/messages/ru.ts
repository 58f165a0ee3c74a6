import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'let_in.title': 'Впустить другое устройство',
  'let_in.subtitle': 'Другой браузер хочет войти от вашего имени',
  'let_in.warning':
    'Разрешайте, только если вы отсканировали код с экрана перед собой. Если код вам прислали, от вашего имени войдёт чужой человек.',
  'let_in.who': 'Браузер, который просит',
  'let_in.device': 'Устройство',
  'let_in.place': 'Откуда',
  'let_in.asked': 'Когда',
  'let_in.pick': 'Какое число на том экране?',
  'let_in.pick.text': 'При верном числе тот браузер войдёт от вашего имени.',
  'let_in.refuse': 'Это не я, отказать',
  'let_in.done': 'Устройство вошло',
  'let_in.done.text': 'Другой экран продолжит через несколько секунд. Эту страницу можно закрыть.',
  'let_in.refused': 'Отказано',
  'let_in.refused.text': 'Никто не вошёл.',
  'let_in.gone': 'Код больше не действует',
  'let_in.gone.text': 'Получите новый код на странице входа и отсканируйте его.',
})
