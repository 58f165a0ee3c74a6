import { translation } from '@tamga/formats'
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
  'consent.unverified':
    'Non vérifiée : personne dans l’organisation n’a enregistré cette application. Elle dit venir de {host}.',
  'consent.page': 'Consentement',
  'consent.title': '{client} demande votre consentement',
  'consent.host': 'Vous reviendrez ensuite à {host}.',
  'consent.not_you': 'Ce n’est pas vous ?',
  'consent.tenant': 'Organisation : {tenant}',
  'consent.tenant.choose': 'Pour quelle organisation continuez-vous ?',
  'consent.scopes': 'Si vous l’autorisez, cette application pourra',
  'consent.offline':
    'L’application pourra utiliser ces droits même lorsque vous n’êtes pas connecté, jusqu’à ce que vous les retiriez.',
  'consent.sensitive': 'Accès sensible',
  'consent.sensitive.text':
    'Il s’agit de données internes de votre organisation. N’autorisez que si vous faites entièrement confiance à l’application.',
  'consent.allow': 'Autoriser',
  'consent.deny': 'Refuser',
  'consent.after':
    'Si vous refusez, {client} n’apprend rien et vous y revenez. Vous pouvez retirer votre consentement à tout moment dans votre profil.',
})
