import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'scope.openid': 'Confirm who you are',
  'scope.profile': 'See your name and registration information',
  'scope.email': 'See your e-mail address',
  'scope.phone': 'See your telephone number',
  'scope.offline_access': 'Stay connected when you are absent',
  'scope.erp.read': 'Read your organisation’s ERP data',
  'scope.erp.write': 'Change your organisation’s ERP data',
  'problem.interaction_expired': 'The sign-in request has expired',
  'problem.interaction_expired.detail':
    'It is too old, or was begun in another browser. Go back to the application and start again.',
  'problem.tenant_not_choosable': 'The organisation cannot be chosen',
  'problem.tenant_not_choosable.detail':
    'This application belongs to one organisation, so no other can be chosen.',
  'audit.consents.given': 'Gave consent to an application',
  'audit.consents.withdrawn': 'Withdrew consent from an application',
  'audit.oauth.code_reused': 'A spent authorization code was presented again; its tokens were revoked',
  'audit.oauth.refresh_token_reused': 'A spent refresh token was presented again; its tokens were revoked',
})
