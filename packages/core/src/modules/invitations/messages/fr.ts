import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.person_exists': 'Cette personne est déjà enregistrée',
  'problem.person_exists.detail':
    'On ne peut pas définir le mot de passe d’une personne déjà enregistrée. Envoyez une invitation sans mot de passe.',
  'problem.invitation_wrong_state': 'Cette invitation ne le permet pas',
  'problem.invitation_wrong_state.detail':
    'L’invitation a été acceptée ou révoquée, ou elle a expiré. Au besoin, invitez de nouveau la personne.',
  'mail.invitation.subject': 'Invitation à rejoindre {organisation}',
  'mail.invitation.heading': 'Une invitation pour vous',
  'mail.invitation.body':
    '{inviter} vous invite à rejoindre l’organisation « {organisation} ». Acceptez l’invitation et choisissez votre mot de passe.',
  'mail.invitation.action': 'Accepter l’invitation',
  'mail.invitation.expires': 'L’invitation est valable pendant {duration}.',
  'mail.invitation.ignore': 'Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.',
  'mail.new_member_known_person.subject': 'Invitation à rejoindre {organisation}',
  'mail.new_member_known_person.heading': 'Une autre organisation vous invite',
  'mail.new_member_known_person.body':
    '{inviter} vous invite à rejoindre l’organisation « {organisation} ». Vous avez déjà un compte : connectez-vous avec votre mot de passe actuel pour accepter.',
  'mail.new_member_known_person.action': 'Accepter l’invitation',
  'mail.new_member_known_person.expires': 'L’invitation est valable pendant {duration}.',
  'mail.new_member_known_person.ignore':
    'Si vous n’attendiez pas cette invitation, vous pouvez ignorer ce message.',
  'audit.invitation.resent': 'Nouvel envoi d’une invitation',
  'audit.invitation.revoked': 'Révocation d’une invitation',
  'audit.invitation.accepted': 'Acceptation d’une invitation',
  'problem.invitation_names_another': 'L’invitation désigne une autre personne',
  'problem.invitation_names_another.detail':
    'Le numéro d’enregistrement de l’invitation n’est pas celui de votre e-ID. Adressez-vous à l’administrateur qui vous a invité.',
  'notification.invitation_expiring': 'Invitations qui expirent',
  'notification.invitation_expiring.soon.title': 'Des invitations vont expirer',
  'notification.invitation_expiring.soon.body':
    'Pas encore acceptées : {count}. La première prend fin le {first_at}.',
  'notification.invitation_expiring.expired.title': 'Des invitations ont expiré',
  'notification.invitation_expiring.expired.body':
    'Terminées sans réponse : {count}. Renvoyez-les si elles sont encore utiles.',
})
