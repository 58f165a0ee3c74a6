import { translation } from '@tamga/core/i18n'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'home.title': 'Accueil',
  'home.greeting': 'Bonjour, {name}',
  'home.apps': 'Applications',
  'home.apps.search': 'Rechercher une application',
  'home.apps.none': 'Aucune application ne vous est encore ouverte',
  'home.apps.none.text':
    'Elles apparaîtront ici dès qu’un administrateur de l’organisation vous aura donné un rôle.',
  'home.apps.unmatched': 'Aucune application de ce nom',
  'home.numbers': '14 derniers jours',
  'home.numbers.trend': '{label}, par jour',
  'home.sign_ins': 'Connexions',
  'home.refused': 'Tentatives échouées',
  'home.sessions': 'Sessions actives',
  'home.members': 'Membres',
  'home.attention': 'À surveiller',
  'home.attention.none': 'Rien à signaler, tout va bien.',
  'home.attention.email_unverified': 'Votre adresse e-mail n’est pas vérifiée.',
  'home.attention.secret_key_missing':
    'La clé secrète de l’installation (SSO_SECRET_KEY) n’est pas définie : les secrets d’autres systèmes ne peuvent pas être conservés.',
  'home.attention.single_administrator':
    'L’organisation n’a qu’un seul administrateur. Donnez le rôle d’administrateur à une autre personne.',
  'home.attention.mails_failed': {
    one: '{count} e-mail n’a pas pu être remis.',
    many: '{count} d’e-mails n’ont pas pu être remis.',
    other: '{count} e-mails n’ont pas pu être remis.',
  },
  'home.attention.invitations_expired': {
    one: '{count} invitation a expiré.',
    many: '{count} d’invitations ont expiré.',
    other: '{count} invitations ont expiré.',
  },
  'home.attention.members_never_seen': {
    one: '{count} membre ne s’est jamais connecté.',
    many: '{count} de membres ne se sont jamais connectés.',
    other: '{count} membres ne se sont jamais connectés.',
  },
  'home.attention.apps_stopped': {
    one: '{count} application est installée mais désactivée.',
    many: '{count} d’applications sont installées mais désactivées.',
    other: '{count} applications sont installées mais désactivées.',
  },
  'home.activity': 'Activité récente',
  'home.activity.own': 'Votre activité récente',
  'home.activity.all': 'Tout afficher',
  'home.activity.none': 'Rien n’a encore été enregistré.',
})
