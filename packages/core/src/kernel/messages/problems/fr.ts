import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.validation_failed': 'Les informations saisies ne sont pas valides',
  'problem.validation_failed.detail': 'Corrigez les champs indiqués, puis renvoyez-les.',
  'problem.unauthenticated': 'Vous devez vous connecter',
  'problem.unauthenticated.detail':
    'Connectez-vous d’abord. Si vous l’avez déjà fait, votre session a peut-être expiré.',
  'problem.permission_denied': 'Action non autorisée',
  'problem.permission_denied.detail':
    'Cette action exige le droit « {permission} ». Vous pouvez le demander à l’administrateur de votre organisation.',
  'problem.app_not_installed': 'Le module n’est pas installé',
  'problem.app_not_installed.detail':
    'Le module « {app} » n’est pas installé ou pas actif dans votre organisation. Un administrateur peut l’installer et l’activer depuis le magasin de modules.',
  'problem.feature_disabled': 'Cette fonctionnalité est désactivée',
  'problem.feature_disabled.detail':
    'La fonctionnalité « {feature} » est désactivée dans votre organisation. Un administrateur peut l’activer sous Paramètres > Fonctionnalités.',
  'problem.cross_site_request': 'Une requête venue d’un autre site a été refusée',
  'problem.cross_site_request.detail':
    'Par sécurité, les modifications envoyées depuis un autre site ne sont pas exécutées. Ouvrez directement notre page, puis réessayez.',
  'problem.not_found': 'Introuvable',
  'problem.not_found.detail':
    'Ce que vous cherchez n’existe pas ou ne vous est pas visible. Vérifiez l’adresse.',
  'problem.wrong_state': 'Impossible dans l’état actuel',
  'problem.wrong_state.detail': 'L’état vient peut-être de changer. Actualisez la page et vérifiez-le.',
  'problem.stale_version': 'Quelqu’un d’autre l’a modifié avant vous',
  'problem.stale_version.detail':
    'Ces informations ont changé pendant votre saisie. Rechargez-les, puis refaites vos modifications.',
  'problem.payload_too_large': 'L’envoi est trop volumineux',
  'problem.payload_too_large.detail':
    'Taille maximale : {limit}. Réduisez l’envoi ou faites-le en plusieurs fois.',
  'problem.unsupported_media_type': 'Ce type de données n’est pas accepté',
  'problem.unsupported_media_type.detail':
    'Vérifiez l’en-tête Content-Type : application/json pour du JSON, text/csv pour du CSV.',
  'problem.too_many_requests': 'Trop de requêtes',
  'problem.too_many_requests.detail': {
    one: 'Réessayez dans {seconds} seconde.',
    many: 'Réessayez dans {seconds} de secondes.',
    other: 'Réessayez dans {seconds} secondes.',
  },
  'problem.maintenance': 'Le système est en maintenance',
  'problem.maintenance.detail':
    'Poursuivez une fois les travaux terminés. Ce que vous avez enregistré est conservé.',
  'problem.overloaded': 'Le système est surchargé',
  'problem.overloaded.detail':
    'La charge est trop forte pour traiter votre requête maintenant. Patientez un instant, puis réessayez.',
  'problem.outcome_unknown': 'On ignore si la modification a été enregistrée',
  'problem.outcome_unknown.detail':
    'La connexion à la base de données a été perdue pendant l’enregistrement. La modification a peut-être été enregistrée : vérifiez avant de la répéter.',
  'problem.internal_error': 'Une erreur s’est produite dans le système',
  'problem.internal_error.detail':
    'L’erreur a été enregistrée. Réessayez ; si elle persiste, communiquez le numéro de la requête (request_id) à votre administrateur.',
  'problem.secret_key_missing': 'La clé de stockage des secrets n’est pas définie',
  'problem.secret_key_missing.detail':
    'Sans le paramètre SSO_SECRET_KEY, les secrets ne peuvent pas être chiffrés et ne sont pas enregistrés. Contactez l’opérateur.',
  'problem.not_a_member': 'Vous n’êtes pas membre de cette organisation',
  'problem.not_a_member.detail':
    'Choisissez une autre organisation ou demandez une invitation à son administrateur.',
  'problem.tenant_suspended': 'L’organisation est suspendue',
  'problem.tenant_suspended.detail':
    'Il n’est pas possible de s’y connecter pour le moment. Contactez l’opérateur de la plateforme.',
  'problem.membership_suspended': 'Votre accès de membre est suspendu',
  'problem.membership_suspended.detail':
    'Pour le rétablir, contactez l’administrateur de votre organisation.',
  'problem.operator_required': 'Seul l’opérateur de la plateforme peut le faire',
  'problem.operator_required.detail': 'Au besoin, contactez l’opérateur de la plateforme.',
  'problem.insufficient_scope': 'Le jeton n’y est pas autorisé',
  'problem.insufficient_scope.detail': 'Le jeton n’a pas « {scope} ».',
  'problem.secret_required': 'Saisissez de nouveau le secret',
  'problem.secret_required.detail':
    'L’adresse mène à un autre serveur (protocole, hôte ou port) : le secret ou le jeton enregistré n’y est pas envoyé. Saisissez celui du nouveau serveur.',
  'problem.session_required': 'Seule une personne connectée peut le faire',
  'problem.session_required.detail': 'Aucun jeton n’ouvre cet accès. Connectez-vous avec un navigateur.',
  'problem.link_invalid': 'Le lien n’est pas valable',
  'problem.link_invalid.detail': 'Le lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'problem.token_network_refused': 'Le jeton ne peut pas être utilisé depuis ce réseau',
  'problem.token_network_refused.detail':
    'Un jeton ne fonctionne que depuis les réseaux qui lui sont attribués et que l’organisation autorise.',
  'problem.step_up_required': 'Veuillez prouver à nouveau votre identité',
  'problem.step_up_required.detail': 'Cette action demande votre second facteur.',
})
