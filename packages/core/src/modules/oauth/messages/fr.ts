import { catalog } from '@tamga/formats'
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
  'scope.shell': 'Ouvrir un espace de travail à votre nom dans le programme de votre appareil',
  'scope.erp.read': 'Lire les données ERP de votre organisation',
  'scope.erp.write': 'Modifier les données ERP de votre organisation',
  'scope.national_identifiers': 'Voir votre numéro d’enregistrement et votre numéro d’identité civile',
  'problem.interaction_expired': 'La demande de connexion a expiré',
  'problem.interaction_expired.detail':
    'Elle est trop ancienne ou a commencé dans un autre navigateur. Revenez à l’application et recommencez.',
  'problem.tenant_not_choosable': 'L’organisation ne peut pas être choisie',
  'problem.tenant_not_choosable.detail':
    'Cette application appartient à une seule organisation ; aucune autre ne peut être choisie.',
  'problem.user_code_unknown': 'Ce code n’existe pas',
  'problem.user_code_unknown.detail':
    'Vérifiez lettre par lettre le code affiché sur votre appareil et saisissez-le à nouveau.',
  'problem.user_code_expired': 'Le code a expiré',
  'problem.user_code_expired.detail': 'Obtenez un nouveau code sur votre appareil et saisissez-le.',
  'problem.user_code_used': 'Ce code a déjà été utilisé',
  'problem.user_code_used.detail':
    'Un code ne sert qu’une fois. Au besoin, obtenez-en un nouveau sur votre appareil.',
  'audit.keys.rotated': 'Renouvellement des clés de signature',
  'audit.consents.given': 'A donné son consentement à une application',
  'audit.consents.withdrawn': 'A retiré son consentement à une application',
  'audit.oauth.code_reused':
    'Un code d’autorisation déjà utilisé a été présenté ; ses jetons ont été révoqués',
  'audit.oauth.device_code_reused':
    'Un code d’appareil déjà utilisé a été présenté à nouveau ; ses jetons ont été révoqués',
  'audit.oauth.device_refused': 'A refusé la connexion d’un appareil',
  'audit.oauth.user_codes_guessed':
    'Tentatives de deviner des codes d’appareil ; les suivantes sont retenues',
  'audit.oauth.refresh_token_reused':
    'Un jeton de renouvellement déjà utilisé a été présenté ; ses jetons ont été révoqués',
  'audit.oauth.refresh_token_without_key': 'Jeton d’actualisation présenté sans la clé de son appareil',
  'problem.not_in_audience': 'Cette application ne vous est pas ouverte',
  'problem.not_in_audience.detail':
    'Un administrateur l’a ouverte à certains rôles ou à certaines unités. Adressez-vous à lui si vous en avez besoin.',
})
