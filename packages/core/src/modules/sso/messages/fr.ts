import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.sso_expired': 'Cette tentative de connexion n’est plus valable',
  'problem.sso_expired.detail':
    'Elle a duré trop longtemps, a déjà servi ou a commencé dans un autre navigateur. Recommencez depuis la page de connexion.',
  'problem.sso_unavailable': 'La connexion via ce fournisseur n’est pas possible pour le moment',
  'problem.sso_unavailable.detail':
    'Le fournisseur d’identité ne répond pas ou est désactivé. Réessayez plus tard ou connectez-vous autrement.',
  'problem.sso_denied': 'Le fournisseur d’identité a refusé la connexion',
  'problem.sso_denied.detail':
    'Vous l’avez annulée, ou vous n’y avez pas accès. Réessayez ou demandez à votre administrateur.',
  'problem.sso_failed': 'La réponse du fournisseur d’identité n’a pas pu être vérifiée',
  'problem.sso_failed.detail':
    'Pour votre sécurité, vous n’avez pas été connecté. Réessayez ; si cela persiste, donnez à votre administrateur le numéro de requête (request_id).',
  'problem.sso_not_invited': 'Vous n’avez pas accès à cette organisation',
  'problem.sso_not_invited.detail':
    'Le fournisseur d’identité vous connaît, mais aucun compte ne vous correspond ici. Demandez une invitation à l’administrateur.',
  'problem.sso_invitation_pending': 'Acceptez d’abord votre invitation',
  'problem.sso_invitation_pending.detail':
    'Vous avez été invité. Acceptez l’invitation avec le lien reçu par e-mail, puis reconnectez-vous.',
  'problem.sso_email_missing': 'Le fournisseur d’identité n’a donné aucune adresse e-mail',
  'problem.sso_email_missing.detail':
    'Une nouvelle personne a besoin d’une adresse e-mail. L’administrateur peut vérifier les périmètres et la correspondance des attributs.',
  'problem.sso_already_linked': 'Votre compte est lié à un autre utilisateur du fournisseur d’identité',
  'problem.sso_already_linked.detail':
    'Connectez-vous avec l’utilisateur précédent ou demandez à l’administrateur de supprimer l’ancien lien.',
  'problem.secret_key_changed': 'Le secret enregistré ne peut pas être ouvert',
  'problem.secret_key_changed.detail':
    'SSO_SECRET_KEY a changé. Saisissez de nouveau le secret, ou faites ajouter l’ancienne clé à SSO_SECRET_KEYS_OLD par l’opérateur.',
  'problem.logout_token_invalid': 'Le jeton de déconnexion n’est pas valable',
  'problem.logout_token_invalid.detail':
    'Il ne vient pas du fournisseur d’identité, a expiré ou a déjà servi.',
  'field.own_path': 'Doit être un chemin de ce système qui commence par « / »',
  'audit.tenant.domain_assigned': 'L’opérateur a attribué un domaine à l’organisation',
  'audit.tenant.domain_withdrawn': 'L’opérateur a retiré un domaine à l’organisation',
  'field.domain_malformed': 'Écrivez un domaine tel que example.mn',
  'field.domain_public': 'C’est le domaine d’une messagerie publique, pas celui d’une organisation',
  'field.unknown_tenant': 'Cette organisation n’existe pas',
  'sso.check.secret.ok': 'Le secret est enregistré et peut être ouvert',
  'sso.check.secret.none': 'Aucun secret : nous y sommes une application publique',
  'sso.check.address.ok': 'L’adresse est bien formée',
  'sso.check.address.malformed': 'L’adresse est mal formée',
  'sso.check.address.insecure': 'L’adresse doit commencer par https://',
  'sso.check.address.private':
    'L’adresse se trouve dans le réseau interne. L’opérateur peut l’ajouter à OUTBOUND_ALLOW',
  'sso.check.dns.ok': 'Le nom d’hôte a été trouvé',
  'sso.check.dns.failed': 'Le nom d’hôte est introuvable. Vérifiez l’adresse',
  'sso.check.dns.literal': 'L’adresse est un numéro : aucun nom à chercher',
  'sso.check.dns.not_run': 'Non exécuté',
  'sso.check.connection.ok': 'La connexion est établie',
  'sso.check.connection.failed': 'Le serveur n’a pas accepté la connexion',
  'sso.check.connection.timeout': 'Le serveur n’a pas répondu à temps',
  'sso.check.connection.failing':
    'Le serveur a échoué à plusieurs reprises et est laissé au repos. Vérifiez de nouveau dans trente secondes',
  'sso.check.tls.ok': 'La connexion est protégée',
  'sso.check.tls.failed': 'Le certificat TLS du serveur n’a pas pu être vérifié',
  'sso.check.tls.plain': 'Pas de TLS : la connexion n’est pas chiffrée',
  'sso.check.discovery.ok': 'Le document OpenID Connect a été trouvé',
  'sso.check.discovery.status': 'L’adresse du document a répondu {status}. Vérifiez l’émetteur',
  'sso.check.discovery.not_json': 'La réponse n’est pas un document OpenID Connect',
  'sso.check.discovery.too_large': 'La réponse est trop grande',
  'sso.check.discovery.redirected': 'Le serveur redirige ailleurs. Indiquez l’adresse finale',
  'sso.check.issuer.ok': 'L’émetteur correspond exactement',
  'sso.check.issuer.mismatch': 'Le fournisseur se nomme « {issuer} ». Écrivez l’émetteur exactement ainsi',
  'sso.check.endpoints.ok': 'Toutes les adresses nécessaires sont présentes',
  'sso.check.endpoints.missing': 'Adresses manquantes : {names}',
  'sso.check.endpoints.insecure': '{name} doit commencer par https://',
  'sso.check.endpoints.blocked':
    '{name} est sur un réseau interne et ne peut pas être appelé. L’opérateur peut l’ajouter à OUTBOUND_ALLOW',
  'sso.check.endpoints.unreachable': '{name} n’a pas répondu',
  'sso.check.keys.ok': 'Les clés de signature ont été lues',
  'sso.check.keys.unreachable': 'Les clés de signature (JWKS) n’ont pas pu être lues',
  'sso.check.keys.none': 'Il n’y a aucune clé de signature',
  'sso.check.algorithms.ok': 'Un algorithme de signature sûr est pris en charge',
  'sso.check.algorithms.none':
    'Aucun algorithme de signature sûr (comme RS256 ou ES256) n’est pris en charge',
  'audit.sso.refused': 'Connexion par un autre fournisseur refusée',
})
