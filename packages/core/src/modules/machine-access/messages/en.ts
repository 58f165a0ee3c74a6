import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.owner_required': 'An owner is needed',
  'problem.owner_required.detail': 'Name a member who answers for the service account.',
  'problem.too_many_tokens': 'Too many tokens',
  'problem.too_many_tokens.detail':
    'Nobody can hold more than {max} tokens. Revoke those that are no longer needed.',
  'field.in_the_past': 'This must be in the future',
  'audit.service_account.created': 'Service account created',
  'audit.service_account.changed': 'Service account changed',
  'audit.service_account.deleted': 'Service account deleted',
  'audit.api_token.created': 'Token created',
  'audit.api_token.rotated': 'Secret of a token rotated',
  'audit.api_token.revoked': 'Token revoked',
  'menu.service_accounts': 'Service accounts',
  'notification.token_expiring': 'Tokens that run out',
  'notification.token_expiring.soon.title': '{name}: the token is about to end',
  'notification.token_expiring.soon.body': 'It works until {expires_at}. Give whatever uses it a new one.',
  'notification.token_expiring.expired.title': '{name}: the token has ended',
  'notification.token_expiring.expired.body':
    'It ended on {expires_at}. Whatever used it may no longer get in.',
})
