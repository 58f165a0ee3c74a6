import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.owner_required': 'Un responsable est nécessaire',
  'problem.owner_required.detail': 'Indiquez un membre responsable du compte de service.',
  'problem.too_many_tokens': 'Trop de jetons',
  'problem.too_many_tokens.detail':
    'Nul ne peut détenir plus de {max} jetons. Révoquez ceux qui ne servent plus.',
  'field.in_the_past': 'La date doit être dans le futur',
  'audit.service_account.created': 'Compte de service créé',
  'audit.service_account.changed': 'Compte de service modifié',
  'audit.service_account.deleted': 'Compte de service supprimé',
  'audit.api_token.created': 'Jeton créé',
  'audit.api_token.rotated': 'Secret d’un jeton renouvelé',
  'audit.api_token.revoked': 'Jeton révoqué',
  'menu.service_accounts': 'Comptes de service',
  'notification.token_expiring': 'Jetons qui expirent',
  'notification.token_expiring.soon.title': '{name} : le jeton va expirer',
  'notification.token_expiring.soon.body':
    'Il fonctionne jusqu’au {expires_at}. Donnez-en un nouveau à ce qui l’utilise.',
  'notification.token_expiring.expired.title': '{name} : le jeton a expiré',
  'notification.token_expiring.expired.body':
    'Il a expiré le {expires_at}. Ce qui l’utilisait n’a peut-être plus accès.',
})
