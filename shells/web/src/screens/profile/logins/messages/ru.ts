import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'logins.title': 'Связанные способы входа',
  'logins.text':
    'Вы входите через этих поставщиков удостоверений вместо пароля. Отвяжите те, которыми больше не пользуетесь.',
  'logins.none': 'Связанных способов входа нет',
  'logins.none.text':
    'Способ появится здесь, когда вы впервые войдёте через поставщика удостоверений вашей организации.',
  'logins.current': 'Вы вошли этим способом',
  'logins.unusable': 'Сейчас не работает',
  'logins.everywhere': 'Все организации',
  'logins.last': 'Последний вход:',
  'logins.count': {
    one: '{count} вход',
    few: '{count} входа',
    many: '{count} входов',
    other: '{count} входа',
  },
  'logins.blocked.current_session': 'Вы вошли именно так. Чтобы отвязать этот способ, сначала войдите иначе.',
  'logins.blocked.last_login_method':
    'Это ваш последний способ входа, поэтому отвязать его нельзя. Сначала задайте пароль или получите другой способ входа.',
  'logins.unlink': 'Отвязать',
  'logins.unlink.label': 'Отвязать {name}',
  'logins.unlink.title': 'Отвязать {name}?',
  'logins.unlink.effect':
    'Сеансы, начатые этим способом, сразу завершатся. Ваши данные и членство останутся. Если организация доверяет этому поставщику, новый вход через него создаст связь заново.',
  'logins.unlink.done': '{name}: способ входа отвязан',
  'logins.link.eid': 'Связать e-ID',
  'logins.link.dan': 'Связать ДАН',
  'logins.link.done': 'e-ID связан',
  'logins.link.failed': 'Связать не удалось',
  'logins.link.taken': 'Этот гражданин связан с другой учётной записью. Сначала удалите прежнюю связь.',
  'logins.link.again': 'Попробуйте ещё раз.',
})
