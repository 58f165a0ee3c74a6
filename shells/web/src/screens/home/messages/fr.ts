import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'home.title': 'Accueil',
  'home.greeting': 'Bonjour, {name}',
  'home.applications': 'Applications',
  'home.applications.search': 'Rechercher une application',
  'home.applications.unmatched': 'Aucune application de ce nom',
  'home.applications.others': 'Autres applications',
  'home.applications.none':
    'Aucune application ne vous est encore ouverte. Elles apparaîtront ici dès qu’un administrateur leur donnera une adresse de lancement et vous les ouvrira.',
  'home.applications.none.admin':
    'Aucune application n’a encore d’adresse de lancement. Connectez la première et indiquez où elle s’ouvre : elle apparaîtra sur l’accueil de chacun.',
  'home.applications.connect': 'Connecter une application',
  'home.favourites': 'Favoris',
  'home.favourite': 'Favori « {name} »',
  'home.recent': 'Ouvertes récemment',
  'home.categories': 'Catégories',
  'home.categories.all': 'Toutes',
  'home.modules': 'Modules',
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
    one: '{count} module est installé mais désactivé.',
    many: '{count} de modules sont installés mais désactivés.',
    other: '{count} modules sont installés mais désactivés.',
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
  'home.steps': 'Premiers pas',
  'home.steps.text': 'Chaque étape se coche d’elle-même une fois faite.',
  'home.steps.progress': '{done} sur {total}',
  'home.steps.hide': 'Masquer',
  'home.steps.show': 'Premiers pas',
  'home.steps.done': '(fait)',
  'home.step.secret_key': 'Définir la clé secrète',
  'home.step.secret_key.text':
    'SSO_SECRET_KEY n’est pas définie : les secrets d’autres systèmes et les applications d’authentification ne peuvent pas être enregistrés.',
  'home.step.application': 'Connecter la première application',
  'home.step.application.text':
    'Aucune application n’est enregistrée. Nommez-la, puis copiez et lancez une recette prête.',
  'home.step.sign_in': 'Essayer une connexion',
  'home.step.sign_in.text':
    'Personne ne s’est encore connecté à une application. Ouvrez-la et connectez-vous avec votre compte.',
  'home.step.sign_in.blocked': 'Connectez d’abord une application.',
  'home.step.brand': 'Lui donner votre visage',
  'home.step.brand.text': 'Nom, logo et couleur sont encore ceux de l’installation.',
  'home.step.invite': 'Inviter des personnes',
  'home.step.invite.text': 'Il n’y a que vous.',
  'home.step.second_factor': 'Ajouter un second facteur',
  'home.step.second_factor.text': 'Vous n’avez ni application d’authentification ni clé d’accès.',
  'home.step.backup': 'Faire une sauvegarde',
  'home.step.backup.text':
    'Aucune exportation depuis 30 jours et aucun archivage PostgreSQL. Exportez depuis le menu de l’organisation.',
  'home.key.text':
    'Ajoutez cette ligne au fichier .env du service et redémarrez-le. La clé a été créée par ce navigateur seul et n’a été envoyée nulle part.',
  'home.key.line': 'Ligne de configuration',
  'home.key.keep':
    'Si la clé est perdue, ce qu’elle a scellé ne peut plus être ouvert : gardez-la en lieu sûr, à part des sauvegardes.',
  'home.approvals': 'En attente de votre décision',
  'home.approvals.all': 'Tout voir',
  'home.approvals.sent_by': 'Envoyé par {name}',
  'home.reports': 'Rapports favoris',
  'home.reports.rows': 'lignes',
})
