import { translation } from '@tamga/formats'
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
  'home.own': 'Mon compte',
  'home.own.identity': 'Mes informations',
  'home.own.identity.text': 'Mettre à jour votre nom, e-mail et téléphone',
  'home.own.sessions': 'Mes sessions',
  'home.own.sessions.text':
    'Voir d’où et avec quel appareil vous êtes connecté, mettre fin à ce que vous ne reconnaissez pas',
  'home.own.applications': 'Applications autorisées',
  'home.own.applications.text':
    'Voir quelles applications accèdent à vos données, retirer votre consentement',
  'home.own.password': 'Mot de passe',
  'home.own.password.text': 'Changer votre mot de passe',
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
  'home.reviews': 'Ma file de revue',
  'home.reviews.due': 'Échéance : {time}',
  'home.reviews.none': 'Rien à décider',
  'home.attention.reviews_waiting': {
    one: '{count} droit attend votre décision.',
    many: '{count} de droits attendent votre décision.',
    other: '{count} droits attendent votre décision.',
  },
  'home.attention.targets_failing': {
    one: 'Le provisionnement de {count} système cible échoue.',
    many: 'Le provisionnement de {count} de systèmes cibles échoue.',
    other: 'Le provisionnement de {count} systèmes cibles échoue.',
  },
  'home.attention.targets_paused': {
    one: '{count} système cible est en pause : ses retraits attendent votre accord.',
    many: '{count} de systèmes cibles sont en pause : leurs retraits attendent votre accord.',
    other: '{count} systèmes cibles sont en pause : leurs retraits attendent votre accord.',
  },
  'home.activity': 'Activité récente',
  'home.activity.own': 'Votre activité récente',
  'home.activity.all': 'Tout afficher',
  'home.activity.none': 'Rien n’a encore été enregistré.',
})
