import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.sso-clients.name': 'Подключённые приложения',
  'app.sso-clients.description':
    'Регистрирует приложения, которые выполняют вход через OAuth2 и OpenID Connect.',
})
