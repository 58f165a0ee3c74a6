import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'phone.title': 'Вход с телефона',
  'phone.lead': 'Отсканируйте код камерой телефона, на котором вы вошли, и выберите там это число.',
  'phone.code': 'QR-код для телефона',
  'phone.number': 'Выберите это число на телефоне',
  'phone.waiting': 'Ожидание ответа с телефона',
  'phone.again': 'Получить новый код',
  'phone.replace': 'Продолжить и завершить другой сеанс',
  'phone.back': 'Войти другим способом',
})
