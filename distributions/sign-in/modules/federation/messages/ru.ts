import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-federation.name': 'Федерация входа',
  'app.sso-federation.description': 'Позволяет входить через доверенных поставщиков удостоверений.',
})
