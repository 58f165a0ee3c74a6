import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.email_unchanged': 'C’est votre adresse actuelle',
  'problem.email_unchanged.detail': 'Saisissez une autre adresse e-mail.',
  'problem.last_operator': 'Vous êtes le dernier opérateur',
  'problem.last_operator.detail': 'Nommez d’abord un autre opérateur, puis fermez votre compte.',
  'mail.email_change.subject': 'Confirmez votre nouvelle adresse e-mail',
  'mail.email_change.heading': 'Changement d’adresse e-mail',
  'mail.email_change.body':
    'Quelqu’un a demandé à utiliser cette adresse pour votre compte {brand}. Appuyez sur le bouton pour confirmer.',
  'mail.email_change.action': 'Changer l’adresse',
  'mail.email_change.expires': 'Le lien est valable {duration}, une seule fois.',
  'mail.email_change.ignore': 'Si ce n’était pas vous, ignorez ce message. Rien ne change.',
  'mail.email_taken.subject': 'Cette adresse a déjà un compte',
  'mail.email_taken.heading': 'Cette adresse a un compte',
  'mail.email_taken.body':
    'Quelqu’un a essayé d’utiliser votre adresse pour un autre compte {brand}. Elle appartient à votre compte : rien n’a changé.',
  'mail.email_taken.action': 'Se connecter',
  'mail.email_taken.ignore': 'Si c’était vous, connectez-vous au compte qui a cette adresse.',
  'mail.email_changed.subject': 'Votre adresse e-mail a changé',
  'mail.email_changed.heading': 'Adresse e-mail changée',
  'mail.email_changed.body':
    'L’adresse de votre compte {brand} est maintenant {email}. Les messages y seront envoyés.',
  'mail.email_changed.action': 'Annuler le changement',
  'mail.email_changed.expires': 'Vous pouvez l’annuler avec ce lien pendant {duration}.',
  'mail.email_changed.ignore':
    'Si c’était vous, il n’y a rien à faire. Sinon, annulez tout de suite : l’ancienne adresse revient et toutes les sessions se terminent.',
  'mail.email_restored.subject': 'Votre adresse e-mail est rétablie',
  'mail.email_restored.heading': 'L’ancienne adresse est de retour',
  'mail.email_restored.body':
    'L’adresse de votre compte {brand} est de nouveau l’ancienne et toutes les sessions sont terminées. Quelqu’un est peut-être entré dans votre compte : choisissez un nouveau mot de passe.',
  'mail.email_restored.action': 'Choisir un nouveau mot de passe',
  'mail.email_restored.ignore': 'Ne donnez jamais votre mot de passe.',
  'mail.account_closing.subject': 'Votre compte va être fermé',
  'mail.account_closing.heading': 'Nous avons reçu votre demande',
  'mail.account_closing.body':
    'Votre compte {brand} sera fermé le {date}. Vous quitterez alors toutes les organisations et les données du compte seront supprimées.',
  'mail.account_closing.action': 'Garder le compte',
  'mail.account_closing.ignore':
    'Si vous changez d’avis, ou si ce n’était pas vous, connectez-vous et annulez. Changez ensuite votre mot de passe.',
  'audit.person.email_change_requested': 'Demande de changement de son e-mail',
  'audit.person.email_change_cancelled': 'Abandon du changement de son e-mail',
  'audit.person.email_changed': 'Changement de son e-mail',
  'audit.person.email_restored': 'Annulation d’un changement d’e-mail',
  'audit.person.closing_requested': 'Demande de fermeture de son compte',
  'audit.person.closing_cancelled': 'Fermeture de son compte annulée',
  'audit.person.closed': 'Compte fermé',
  'audit.member.closed_account': 'A fermé son compte et quitté l’organisation',
})
