import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'mail.greeting': 'Здравствуйте, {person}!',
  'mail.link_fallback': 'Если кнопка не работает, скопируйте этот адрес в адресную строку браузера:',
  'mail.footer': 'Это письмо отправлено автоматически системой {brand}, отвечать на него не нужно.',
})
