import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-clients.name': 'Applications connectées',
  'app.sso-clients.description':
    'Enregistre les applications qui se connectent par OAuth2 et OpenID Connect.',
})
