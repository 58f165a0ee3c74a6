import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'logins.title': 'Connexions associées',
  'logins.text':
    'Vous vous connectez avec ces fournisseurs d’identité au lieu d’un mot de passe. Dissociez ceux que vous n’utilisez plus.',
  'logins.none': 'Aucune connexion associée',
  'logins.none.text':
    'Une connexion apparaît ici dès que vous passez par le fournisseur d’identité de votre organisation.',
  'logins.current': 'Utilisée en ce moment',
  'logins.unusable': 'Indisponible pour l’instant',
  'logins.everywhere': 'Toutes les organisations',
  'logins.last': 'Dernière connexion :',
  'logins.count': { one: '{count} connexion', many: '{count} connexions', other: '{count} connexions' },
  'logins.blocked.current_session':
    'Vous êtes connecté par ce moyen. Pour le dissocier, connectez-vous d’abord autrement.',
  'logins.blocked.last_login_method':
    'C’est votre dernier moyen de vous connecter : il ne peut pas être dissocié. Définissez d’abord un mot de passe ou un autre moyen de connexion.',
  'logins.unlink': 'Dissocier',
  'logins.unlink.label': 'Dissocier {name}',
  'logins.unlink.title': 'Dissocier {name} ?',
  'logins.unlink.effect':
    'Les sessions ouvertes par ce moyen prennent fin aussitôt. Vos données et vos adhésions restent. Si votre organisation fait confiance à ce fournisseur, une nouvelle connexion l’associe à nouveau.',
  'logins.unlink.done': '{name} est dissocié',
  'logins.link.eid': 'Lier l’e-ID',
  'logins.link.dan': 'Lier DAN',
  'logins.link.done': 'e-ID lié',
  'logins.link.failed': 'Le lien n’a pas pu être établi',
  'logins.link.taken': 'Ce citoyen est lié à un autre compte. Supprimez d’abord l’ancien lien.',
  'logins.link.again': 'Veuillez réessayer.',
})
