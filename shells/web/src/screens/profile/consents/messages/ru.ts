import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'consents.title': 'Приложения с вашим согласием',
  'consents.text': 'В организации «{tenant}» эти приложения получают ваши данные с вашего разрешения.',
  'consents.none': 'Вы не давали согласия ни одному приложению',
  'consents.none.text': 'Когда приложение впервые попросит вашего согласия, решение сохранится здесь.',
  'consents.granted': 'Разрешено:',
  'consents.sensitive': 'Чувствительные данные',
  'consents.withdraw': 'Отозвать',
  'consents.withdraw.label': '{name}: отозвать согласие',
  'consents.withdraw.title': 'Отозвать согласие для «{name}»?',
  'consents.withdraw.effect':
    'Приложение сразу потеряет доступ к вашим данным. Если вы снова воспользуетесь им, оно спросит согласие заново.',
  'consents.withdraw.done': 'Согласие для «{name}» отозвано',
})
