import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-clients.name': 'Aplicaciones conectadas',
  'app.sso-clients.description':
    'Registra las aplicaciones que inician sesión mediante OAuth2 y OpenID Connect.',
})
