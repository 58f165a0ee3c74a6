import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-clients.name': 'Connected applications',
  'app.sso-clients.description':
    'Registers the applications that sign people in through OAuth2 and OpenID Connect.',
})
