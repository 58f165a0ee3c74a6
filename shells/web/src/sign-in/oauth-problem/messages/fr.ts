import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'oauth.back': 'Revenir',
  'oauth.home': 'Aller à l’accueil',
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
