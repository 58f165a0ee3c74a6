import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'scope.openid': 'Confirmer qui vous êtes',
  'scope.profile': 'Voir votre nom et vos informations d’enregistrement',
  'scope.email': 'Voir votre adresse e-mail',
  'scope.phone': 'Voir votre numéro de téléphone',
  'scope.offline_access': 'Rester connecté en votre absence',
  'scope.erp.read': 'Lire les données ERP de votre organisation',
  'scope.erp.write': 'Modifier les données ERP de votre organisation',
  'problem.interaction_expired': 'La demande de connexion a expiré',
  'problem.interaction_expired.detail':
    'Elle est trop ancienne ou a commencé dans un autre navigateur. Revenez à l’application et recommencez.',
  'problem.tenant_not_choosable': 'L’organisation ne peut pas être choisie',
  'problem.tenant_not_choosable.detail':
    'Cette application appartient à une seule organisation ; aucune autre ne peut être choisie.',
  'audit.consents.given': 'A donné son consentement à une application',
  'audit.consents.withdrawn': 'A retiré son consentement à une application',
  'audit.oauth.code_reused':
    'Un code d’autorisation déjà utilisé a été présenté ; ses jetons ont été révoqués',
  'audit.oauth.refresh_token_reused':
    'Un jeton de renouvellement déjà utilisé a été présenté ; ses jetons ont été révoqués',
})
