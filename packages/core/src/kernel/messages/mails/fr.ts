import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'mail.greeting': 'Bonjour {person},',
  'mail.link_fallback':
    'Si le bouton ne fonctionne pas, copiez cette adresse dans la barre d’adresse de votre navigateur :',
  'mail.footer': 'Ce message a été envoyé automatiquement par {brand} ; il est inutile d’y répondre.',
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
})
