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
  'problem.app_not_installed': 'L’application n’est pas installée',
  'problem.app_not_installed.detail':
    'L’application « {app} » n’est pas installée ou pas active dans votre organisation. Un administrateur peut l’installer et l’activer depuis le magasin d’applications.',
  'problem.cross_site_request': 'Une requête venue d’un autre site a été refusée',
  'problem.cross_site_request.detail':
    'Par sécurité, les modifications envoyées depuis un autre site ne sont pas exécutées. Ouvrez directement notre page, puis réessayez.',
  'problem.not_found': 'Introuvable',
  'problem.not_found.detail':
    'Ce que vous cherchez n’existe pas ou ne vous est pas visible. Vérifiez l’adresse.',
  'problem.route_not_found': 'Cette adresse n’existe pas',
  'problem.route_not_found.detail':
    'Vérifiez l’adresse de la requête. Toutes les adresses figurent sur la page /docs.',
  'problem.method_not_allowed': 'Cette adresse n’accepte pas cette méthode',
  'problem.method_not_allowed.detail':
    'Vérifiez la méthode de la requête (GET, POST, etc.). Les méthodes possibles figurent sur la page /docs.',
  'problem.wrong_state': 'Impossible dans l’état actuel',
  'problem.wrong_state.detail': 'L’état vient peut-être de changer. Actualisez la page et vérifiez-le.',
  'problem.stale_version': 'Quelqu’un d’autre l’a modifié avant vous',
  'problem.stale_version.detail':
    'Ces informations ont changé pendant votre saisie. Rechargez-les, puis refaites vos modifications.',
  'problem.last_admin': 'Le dernier administrateur ne peut pas être retiré',
  'problem.last_admin.detail':
    'Une organisation doit avoir au moins un administrateur. Nommez d’abord une autre personne.',
  'problem.payload_too_large': 'L’envoi est trop volumineux',
  'problem.payload_too_large.detail':
    'Taille maximale : {limit}. Réduisez l’envoi ou faites-le en plusieurs fois.',
  'problem.unsupported_media_type': 'Ce type de données n’est pas accepté',
  'problem.unsupported_media_type.detail':
    'Vérifiez l’en-tête Content-Type : application/json pour du JSON, text/csv pour du CSV.',
  'problem.malformed_json': 'Le JSON est mal formé',
  'problem.malformed_json.detail': 'L’envoi n’a pas pu être lu comme du JSON. Vérifiez-le, puis renvoyez-le.',
  'problem.too_many_requests': 'Trop de requêtes',
  'problem.too_many_requests.detail': {
    one: 'Réessayez dans {seconds} seconde.',
    many: 'Réessayez dans {seconds} de secondes.',
    other: 'Réessayez dans {seconds} secondes.',
  },
  'problem.overloaded': 'Le système est surchargé',
  'problem.overloaded.detail':
    'La charge est trop forte pour traiter votre requête maintenant. Patientez un instant, puis réessayez.',
  'problem.internal_error': 'Une erreur s’est produite dans le système',
  'problem.internal_error.detail':
    'L’erreur a été enregistrée. Réessayez ; si elle persiste, communiquez le numéro de la requête (request_id) à votre administrateur.',
  'problem.redirect_host_not_allowed': 'Cette adresse de redirection n’est pas autorisée',
  'problem.redirect_host_not_allowed.detail':
    'L’hôte de l’adresse de redirection ne figure pas dans la liste autorisée. Demandez à l’opérateur de l’ajouter à OAUTH_REDIRECT_HOSTS.',
  'problem.secret_key_missing': 'La clé de stockage des secrets n’est pas définie',
  'problem.secret_key_missing.detail':
    'Sans le paramètre SSO_SECRET_KEY, les secrets ne peuvent pas être chiffrés et ne sont pas enregistrés. Contactez l’opérateur.',
  'problem.secret_required': 'Saisissez de nouveau le secret',
  'problem.secret_required.detail':
    'L’adresse mène à un autre serveur (protocole, hôte ou port) : le secret ou le jeton enregistré n’y est pas envoyé. Saisissez celui du nouveau serveur.',
  'problem.reason_required': 'Veuillez indiquer un motif',
  'problem.reason_required.detail':
    'Indiquez pourquoi vous faites cela. Le motif est conservé dans l’historique.',
  'problem.invalid_credentials': 'E-mail ou mot de passe incorrect',
  'problem.invalid_credentials.detail':
    'Vérifiez votre saisie, puis réessayez. Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser.',
  'problem.login_method_disabled': 'Ce mode de connexion n’est pas disponible',
  'problem.login_method_disabled.detail':
    'Il est désactivé. Choisissez un autre mode sur la page de connexion.',
  'problem.not_a_member': 'Vous n’êtes pas membre de cette organisation',
  'problem.not_a_member.detail':
    'Choisissez une autre organisation ou demandez une invitation à son administrateur.',
  'problem.reauthentication_required': 'Vous devez vous reconnecter',
  'problem.reauthentication_required.detail':
    'Votre session actuelle ne le permet pas. Reconnectez-vous pour continuer.',
  'problem.current_session': 'C’est la session que vous utilisez',
  'problem.current_session.detail': 'Pour y mettre fin, utilisez « Se déconnecter ».',
  'problem.last_login_method': 'C’est votre dernier moyen de vous connecter',
  'problem.last_login_method.detail':
    'Sans lui, vous ne pourriez plus entrer. Définissez d’abord un mot de passe ou un autre moyen de connexion.',
  'problem.link_invalid': 'Le lien n’est pas valable',
  'problem.link_invalid.detail': 'Le lien a expiré ou a déjà servi. Demandez-en un nouveau.',
  'problem.email_taken': 'Cet e-mail est déjà enregistré',
  'problem.email_taken.detail': 'Saisissez une autre adresse e-mail.',
  'problem.person_exists': 'Cette personne est déjà enregistrée',
  'problem.person_exists.detail':
    'On ne peut pas définir le mot de passe d’une personne déjà enregistrée. Envoyez une invitation sans mot de passe.',
  'problem.already_member': 'Cette personne est déjà membre',
  'problem.already_member.detail': 'Vous pouvez modifier ses rôles dans la liste des membres.',
  'problem.slug_taken': 'Ce nom d’adresse est déjà pris par une autre organisation',
  'problem.slug_taken.detail': 'Choisissez un autre nom d’adresse (slug).',
  'problem.tenant_suspended': 'L’organisation est suspendue',
  'problem.tenant_suspended.detail':
    'Il n’est pas possible de s’y connecter pour le moment. Contactez l’opérateur de la plateforme.',
  'problem.membership_suspended': 'Votre accès de membre est suspendu',
  'problem.membership_suspended.detail':
    'Pour le rétablir, contactez l’administrateur de votre organisation.',
  'problem.dependents_installed': 'D’autres applications en dépendent',
  'problem.dependents_installed.detail':
    'Désinstallez d’abord les applications qui en dépendent : {dependents}.',
  'problem.dependency_unsatisfied': 'Une application ou une version nécessaire manque',
  'problem.dependency_unsatisfied.detail':
    'La dépendance n’a pas pu être satisfaite : {chain}. Contactez l’opérateur de la plateforme.',
  'problem.app_required': 'Cette application ne peut pas être désinstallée',
  'problem.app_required.detail': 'Le système ne peut pas fonctionner sans l’application « {app} ».',
  'problem.app_cannot_activate': 'Cette application ne peut pas être activée',
  'problem.app_cannot_activate.detail':
    'Elle n’est pas utilisée dans votre organisation et ne peut pas être activée ici.',
  'problem.built_in_role': 'Un rôle du système ne peut être ni modifié ni supprimé',
  'problem.built_in_role.detail': 'S’il vous faut d’autres droits, créez un nouveau rôle.',
  'problem.role_in_use': 'Des membres ont ce rôle',
  'problem.role_in_use.detail': 'Retirez d’abord le rôle à ces membres, puis supprimez-le.',
  'problem.role_key_taken': 'Un rôle porte déjà cette clé',
  'problem.role_key_taken.detail': 'Donnez une autre clé (key) au rôle.',
  'problem.unknown_permission': 'Ce droit n’existe pas',
  'problem.unknown_permission.detail': 'Choisissez parmi les droits des applications installées.',
  'problem.password_wrong': 'Le mot de passe actuel est incorrect',
  'problem.password_wrong.detail': 'Vérifiez le mot de passe que vous utilisez, puis saisissez-le à nouveau.',
  'problem.password_unacceptable': 'Ce mot de passe ne peut pas être utilisé',
  'problem.password_unacceptable.detail': 'Choisissez un mot de passe plus long et plus difficile à deviner.',
  'problem.import_invalid': 'Le fichier contient des erreurs',
  'problem.import_invalid.detail':
    'Corrigez les lignes indiquées, puis importez à nouveau le fichier. Rien n’a été modifié pour l’instant.',
  'problem.setup_done': 'La configuration initiale est déjà faite',
  'problem.setup_done.detail': 'Connectez-vous avec l’e-mail et le mot de passe de l’administrateur.',
  'problem.operator_required': 'Seul l’opérateur de la plateforme peut le faire',
  'problem.operator_required.detail': 'Au besoin, contactez l’opérateur de la plateforme.',
  'problem.precondition_failed': 'Une condition de la requête n’est pas remplie',
  'problem.precondition_failed.detail':
    'Une condition des en-têtes (If-Match par exemple) ne correspond pas à l’état actuel. Relisez les données, puis réessayez.',
  'problem.request_timeout': 'Le délai de la requête est dépassé',
  'problem.request_timeout.detail':
    'La requête n’a pas été reçue en entier à temps. Vérifiez votre connexion, puis réessayez.',
  'problem.dependency_cycle': 'Les applications dépendent les unes des autres en boucle',
  'problem.dependency_cycle.detail':
    'Une telle application ne peut pas être installée. Contactez l’opérateur de la plateforme.',
  'problem.tenant_deleting': 'La suppression de cette organisation est programmée',
  'problem.tenant_deleting.detail':
    'Elle ne peut plus être modifiée. Pour annuler la suppression, contactez l’opérateur de la plateforme.',
  'problem.invitation_wrong_state': 'Cette invitation ne le permet pas',
  'problem.invitation_wrong_state.detail':
    'L’invitation a été acceptée ou révoquée, ou elle a expiré. Au besoin, invitez de nouveau la personne.',
  'problem.mail_unavailable': 'L’e-mail n’a pas pu être envoyé',
  'problem.mail_unavailable.detail': 'Le serveur de messagerie ne répond pas. Réessayez un peu plus tard.',
  'problem.current_tenant': 'C’est l’organisation dans laquelle vous êtes actuellement',
  'problem.current_tenant.detail': 'Changez d’abord d’organisation, puis réessayez.',
  'problem.network_not_allowed': 'Connexion non autorisée depuis ce réseau',
  'problem.network_not_allowed.detail':
    'L’organisation n’accepte les connexions que depuis ses réseaux autorisés. Connectez-vous à l’un d’eux et réessayez, ou adressez-vous à l’administrateur.',
  'problem.own_network_excluded': 'Votre propre réseau n’est pas dans la liste',
  'problem.own_network_excluded.detail':
    'Enregistrée ainsi, cette liste vous empêcherait de vous connecter. Ajoutez un réseau qui contient votre adresse actuelle ({ip}).',
})
