import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.reason_required': 'Veuillez indiquer un motif',
  'problem.reason_required.detail':
    'Indiquez pourquoi vous faites cela. Le motif est conservé dans l’historique.',
  'problem.invalid_credentials': 'E-mail ou mot de passe incorrect',
  'problem.invalid_credentials.detail':
    'Vérifiez votre saisie, puis réessayez. Si vous avez oublié votre mot de passe, vous pouvez le réinitialiser.',
  'problem.other_person': 'Une autre personne est connectée dans ce navigateur',
  'problem.other_person.detail':
    '{person} est actuellement connecté(e). Si vous continuez, sa session prendra fin.',
  'problem.login_method_disabled': 'Ce mode de connexion n’est pas disponible',
  'problem.login_method_disabled.detail':
    'Il est désactivé. Choisissez un autre mode sur la page de connexion.',
  'problem.reauthentication_required': 'Vous devez vous reconnecter',
  'problem.reauthentication_required.detail':
    'Votre session actuelle ne le permet pas. Reconnectez-vous pour continuer.',
  'problem.current_session': 'C’est la session que vous utilisez',
  'problem.current_session.detail': 'Pour y mettre fin, utilisez « Se déconnecter ».',
  'problem.last_login_method': 'C’est votre dernier moyen de vous connecter',
  'problem.last_login_method.detail':
    'Sans lui, vous ne pourriez plus entrer. Définissez d’abord un mot de passe ou un autre moyen de connexion.',
  'problem.slug_taken': 'Ce nom d’adresse est déjà pris par une autre organisation',
  'problem.slug_taken.detail': 'Choisissez un autre nom d’adresse (slug).',
  'problem.password_wrong': 'Le mot de passe actuel est incorrect',
  'problem.password_wrong.detail': 'Vérifiez le mot de passe que vous utilisez, puis saisissez-le à nouveau.',
  'problem.password_unacceptable': 'Ce mot de passe ne peut pas être utilisé',
  'problem.password_unacceptable.detail': 'Choisissez un mot de passe plus long et plus difficile à deviner.',
  'problem.setup_done': 'La configuration initiale est déjà faite',
  'problem.setup_done.detail': 'Connectez-vous avec l’e-mail et le mot de passe de l’administrateur.',
  'problem.network_not_allowed': 'Connexion non autorisée depuis ce réseau',
  'problem.network_not_allowed.detail':
    'L’organisation n’accepte les connexions que depuis ses réseaux autorisés. Connectez-vous à l’un d’eux et réessayez, ou adressez-vous à l’administrateur.',
  'field.password_wrong': 'Le mot de passe actuel est incorrect',
  'mail.password_reset.subject': 'Réinitialisation de votre mot de passe',
  'mail.password_reset.heading': 'Choisissez un nouveau mot de passe',
  'mail.password_reset.body':
    'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte {brand}. Cliquez sur le bouton ci-dessous pour en choisir un nouveau.',
  'mail.password_reset.action': 'Réinitialiser le mot de passe',
  'mail.password_reset.expires': 'Le lien est valable pendant {duration} et ne peut servir qu’une fois.',
  'mail.password_reset.ignore':
    'Si vous n’avez rien demandé, vous n’avez rien à faire. Votre mot de passe reste le même.',
  'mail.email_verify.subject': 'Confirmez votre adresse e-mail',
  'mail.email_verify.heading': 'Confirmation de l’e-mail',
  'mail.email_verify.body':
    '{brand} doit s’assurer que cette adresse e-mail est bien la vôtre. Cliquez sur le bouton ci-dessous pour la confirmer.',
  'mail.email_verify.action': 'Confirmer l’e-mail',
  'mail.email_verify.expires': 'Le lien est valable pendant {duration}.',
  'mail.email_verify.ignore': 'Si vous n’avez pas enregistré cette adresse, vous pouvez ignorer ce message.',
  'mail.password_changed.subject': 'Votre mot de passe a été modifié',
  'mail.password_changed.heading': 'Mot de passe modifié',
  'mail.password_changed.body':
    'Le mot de passe de votre compte {brand} a été modifié et vos sessions sur les autres appareils ont pris fin.',
  'mail.password_changed.action': 'Réinitialiser le mot de passe',
  'mail.password_changed.ignore':
    'Si ce n’était pas vous, réinitialisez immédiatement votre mot de passe et prévenez l’administrateur de votre organisation.',
  'mail.unknown_device': 'appareil inconnu',
  'mail.new_device.subject': 'Connexion depuis un nouvel appareil',
  'mail.new_device.heading': 'Connexion depuis un nouvel appareil',
  'mail.new_device.body':
    'Une connexion à votre compte {brand} a eu lieu depuis un appareil que vous n’aviez pas encore utilisé. Appareil : {device}. Lieu : {place}. Date : {time}.',
  'mail.new_device.action': 'Vérifier mes sessions',
  'mail.new_device.ignore':
    'Si c’était vous, vous n’avez rien à faire. Sinon, mettez fin à cette session et changez immédiatement votre mot de passe.',
  'audit.session.started': 'Connexion',
  'audit.session.refused': 'Échec de connexion',
  'audit.person.password_change_refused': 'Changement de mot de passe refusé',
  'audit.session.switch_refused': 'Changement d’organisation refusé',
  'audit.session.network_refused': 'Connexion refusée à cause du réseau',
  'audit.session.switched': 'Changement d’organisation',
  'audit.session.ended': 'Fin de ses autres sessions',
  'audit.tenant.created': 'Création de l’organisation',
  'audit.person.updated': 'Modification de son profil',
  'audit.person.password_changed': 'Changement de son mot de passe',
  'audit.person.password_reset': 'Réinitialisation de son mot de passe',
  'audit.person.email_verified': 'Confirmation de son e-mail',
  'audit.person.login_unlinked': 'A dissocié l’un de ses propres modes de connexion',
  'audit.person.reset_link_made': 'Création d’un lien de réinitialisation du mot de passe',
  'audit.person.operator_granted': 'Désignation d’un opérateur de la plateforme',
  'problem.passkey_not_allowed': 'L’organisation n’accepte pas cette clé d’accès',
  'problem.passkey_not_allowed.detail': 'Utilisez une clé d’accès d’un autre type ou un autre moyen.',
  'audit.platform.password_list_loaded': 'Liste de mots de passe connus chargée',
  'problem.email_unverified': 'Confirmez d’abord votre adresse e-mail',
  'problem.email_unverified.detail':
    'Votre compte vient d’un autre système. Ouvrez le lien du message que nous vous avons envoyé, puis reconnectez-vous.',
  'audit.people.imported': 'Personnes importées d’un autre système',
})
