import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'asked.page': 'Connexion',
  'asked.to': 'pour continuer vers {client}',
  'asked.again': 'Veuillez vous reconnecter',
  'asked.again.text': '{client} demande de confirmer qu’il s’agit bien de vous.',
  'asked.continue.title': 'Choisissez un compte',
  'asked.continue': 'Continuer en tant que {name}',
  'asked.other': 'Utiliser un autre compte',
  'asked.expired': 'La demande a expiré',
  'asked.expired.text':
    'Elle est trop ancienne, a déjà reçu une réponse ou a été commencée dans un autre navigateur. Revenez à l’application et recommencez.',
  'asked.restart': 'Recommencez depuis l’application',
  'asked.restart.text':
    'Cette demande a été commencée avec un autre compte. Revenez à {client} et reconnectez-vous.',
  'asked.back': 'Revenir',
  'asked.home': 'Aller à l’accueil',

  'consent.page': 'Consentement',
  'consent.title': '{client} demande votre consentement',
  'consent.not_you': 'Ce n’est pas vous ?',
  'consent.tenant': 'Organisation : {tenant}',
  'consent.tenant.choose': 'Pour quelle organisation continuez-vous ?',
  'consent.scopes': 'Si vous l’autorisez, cette application pourra',
  'consent.sensitive': 'Accès sensible',
  'consent.sensitive.text':
    'Il s’agit de données internes de votre organisation. N’autorisez que si vous faites entièrement confiance à l’application.',
  'consent.allow': 'Autoriser',
  'consent.deny': 'Refuser',
  'consent.after':
    'Si vous refusez, {client} n’apprend rien et vous y revenez. Vous pouvez retirer votre consentement à tout moment dans votre profil.',

  'leave.page': 'Déconnexion',
  'leave.title': 'Se déconnecter de {brand} ?',
  'leave.asked': '{client} le demande.',
  'leave.text': 'Vous devrez aussi vous reconnecter aux autres applications de cette session.',
  'leave.confirm': 'Se déconnecter',
  'leave.stay': 'Rester connecté',
  'leave.already': 'Vous êtes déjà déconnecté',
  'leave.already.text': 'Personne n’est connecté dans ce navigateur.',
  'leave.onward': 'Continuer',

  'oauth.page': 'Connexion impossible',
  'oauth.client': 'Cette application n’est pas enregistrée',
  'oauth.client.text':
    'L’application qui vous a envoyé ici n’est pas enregistrée chez nous ou a été désactivée. Transmettez les informations ci-dessous à ses responsables.',
  'oauth.redirect': 'L’adresse de redirection ne correspond pas',
  'oauth.redirect.text':
    'L’adresse donnée par l’application n’est pas exactement celle enregistrée. Pour protéger vos données, nous nous sommes arrêtés ici. Transmettez les informations ci-dessous à ses responsables.',
  'oauth.expired': 'La demande a expiré',
  'oauth.expired.text':
    'La demande de connexion est trop ancienne, ou vous vous êtes déconnecté entre-temps. Revenez à l’application et recommencez.',
  'oauth.request': 'L’application a envoyé une demande incorrecte',
  'oauth.request.text':
    'Vous n’avez rien fait de mal : l’application qui vous a envoyé ici a fait une demande à laquelle nous ne pouvons répondre. Transmettez les informations ci-dessous à ses responsables.',
  'oauth.server': 'Une erreur s’est produite de notre côté',
  'oauth.server.text':
    'Patientez un instant et réessayez. Si cela se reproduit, transmettez les informations ci-dessous à votre administrateur.',
  'oauth.retry': 'Réessayer',
  'oauth.details': 'Informations techniques',
  'oauth.copy': 'Copier',
  'oauth.copied': 'Copié',
})
