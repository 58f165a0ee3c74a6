import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'home.text': 'Votre organisation a son propre système de connexion. « Continuer » vous y conduit.',
  'home.password': 'Utiliser plutôt un mot de passe',
  'continue.title': 'Poursuivre la connexion',
  'continue.text':
    'Un autre site vous a conduit ici pour vous connecter avec {name}. Continuez si c’est bien ce que vous voulez.',
  'continue.text.unnamed':
    'Un autre site vous a conduit ici pour vous connecter. Continuez si c’est bien ce que vous voulez.',
  'continue.leave': 'Aller à l’accueil',
  'continue.other.title': 'Une autre personne est connectée dans ce navigateur',
  'continue.other.text': '{name} est actuellement connecté(e). Si vous continuez, sa session prendra fin.',
  'continue.other.text.unnamed': 'Si vous continuez, sa session prendra fin.',
  'continue.stay': 'Rester connecté en tant que {name}',
  'refusal.title': 'Connexion impossible',
  'refusal.other':
    'La réponse du fournisseur d’identité n’est pas valable. Réessayez, puis adressez-vous à votre administrateur.',
  'refusal.sso_expired': 'Le délai est dépassé, ou la suite s’est faite dans une autre fenêtre. Recommencez.',
  'refusal.sso_unavailable':
    'Ce mode de connexion n’est pas disponible pour le moment. Réessayez un peu plus tard.',
  'refusal.sso_denied': 'Vous avez annulé, ou le fournisseur d’identité a refusé.',
  'refusal.sso_not_invited':
    'Vous n’êtes pas invité dans cette organisation. Demandez une invitation à son administrateur.',
  'refusal.sso_invitation_pending':
    'Une invitation vous attend. Acceptez-la d’abord avec le lien reçu par e-mail.',
  'refusal.sso_email_missing':
    'Le fournisseur d’identité n’a pas transmis votre e-mail. Adressez-vous à votre administrateur.',
  'refusal.sso_already_linked':
    'Votre compte est lié à une autre identité chez ce fournisseur. Adressez-vous à votre administrateur.',
  'refusal.secret_key_changed':
    'Un réglage du système a changé et ce mode de connexion ne fonctionne plus. Prévenez votre administrateur.',
  'refusal.not_a_member': 'Vous n’êtes pas membre de cette organisation.',
  'refusal.membership_suspended': 'Votre adhésion est suspendue. Adressez-vous à votre administrateur.',
  'refusal.tenant_suspended': 'Cette organisation est suspendue.',
  'refusal.reauthentication_required':
    'Reconnectez-vous d’une autre manière pour entrer dans cette organisation.',
  'refusal.login_method_disabled':
    'Cette organisation a désactivé ce moyen de connexion. Utilisez-en un autre.',
  'refusal.dan_expired':
    'Cela a pris trop de temps ou s’est poursuivi dans une autre fenêtre. Veuillez recommencer.',
  'refusal.dan_failed': 'La passerelle de l’État ne vous a pas confirmé. Veuillez réessayer.',
  'refusal.dan_unavailable':
    'La passerelle de l’État est injoignable pour le moment. Réessayez un peu plus tard.',
  'refusal.eid_not_linked':
    'Vous avez été reconnu, mais vous n’avez pas de compte ici. Connectez-vous autrement et liez-le, ou demandez une invitation à un administrateur.',
  'refusal.eid_already_linked': 'Ce citoyen est lié à un autre compte.',
  'refusal.other_person': 'Une autre personne est connectée dans ce navigateur. Déconnectez-la d’abord.',
})
