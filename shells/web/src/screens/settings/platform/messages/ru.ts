import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'lost.title': 'Утраченные факторы',
  'lost.text': 'Для тех, кто потерял телефон или ключ. Им придёт письмо, их сеансы завершатся.',
  'lost.email': 'Эл. почта человека',
  'lost.find': 'Найти',
  'lost.none': 'Факторов нет',
  'lost.totp': 'Приложение-аутентификатор',
  'lost.passkey': 'Все ключи доступа',
  'lost.recovery_codes': 'Резервные коды',
  'lost.remove': 'Удалить',
  'lost.remove.title': 'Удалить факторы: {name}?',
  'lost.remove.effect': 'Убедитесь, что вы проверили, кто просит. Человеку сообщат, его сеансы завершатся.',
  'lost.removed': 'Удалено, человек уведомлён',
})
