import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'notification.none': 'Вас ничего не ждёт',
  'notification.none.text': 'Здесь появится то, что нужно решить, продлить или исправить.',
  'notification.more': 'Показать ещё',
  'notification.unread': '(не прочитано)',
  'notification.read': 'Отметить прочитанным',
  'notification.read_this': 'Отметить прочитанным: {title}',
})
