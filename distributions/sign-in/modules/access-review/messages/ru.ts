import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-access-review.name': 'Пересмотр доступа',
  'app.sso-access-review.description': 'Проверяющие регулярно решают, какие роли оставить, а какие отозвать.',
})
