import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.owner_required': 'Se necesita un responsable',
  'problem.owner_required.detail': 'Indique un miembro que responda de la cuenta de servicio.',
  'problem.too_many_tokens': 'Demasiados tokens',
  'problem.too_many_tokens.detail':
    'Nadie puede tener más de {max} tokens. Revoque los que ya no se necesiten.',
  'field.in_the_past': 'Debe ser una fecha futura',
  'audit.service_account.created': 'Cuenta de servicio creada',
  'audit.service_account.changed': 'Cuenta de servicio modificada',
  'audit.service_account.deleted': 'Cuenta de servicio eliminada',
  'audit.api_token.created': 'Token creado',
  'audit.api_token.rotated': 'Secreto de un token rotado',
  'audit.api_token.revoked': 'Token revocado',
  'menu.service_accounts': 'Cuentas de servicio',
  'notification.token_expiring': 'Tokens que caducan',
  'notification.token_expiring.soon.title': '{name}: el token está a punto de caducar',
  'notification.token_expiring.soon.body': 'Funciona hasta el {expires_at}. Dé uno nuevo a lo que lo usa.',
  'notification.token_expiring.expired.title': '{name}: el token ha caducado',
  'notification.token_expiring.expired.body':
    'Caducó el {expires_at}. Lo que lo usaba quizá ya no pueda entrar.',
})
