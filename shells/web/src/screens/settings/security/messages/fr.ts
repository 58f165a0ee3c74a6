import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const fr = translation<typeof mn>()('fr', {
  'settings.factor.title': 'Second facteur',
  'settings.factor.text':
    'Qui a besoin de deux facteurs ici. La règle s’applique aussitôt, aussi aux sessions ouvertes.',
  'settings.factor.off': 'Personne',
  'settings.factor.everyone': 'Tous les membres',
  'settings.factor.roles': 'Certains rôles',
  'settings.factor.which': 'Quels rôles',
  'settings.factor.which.hint': 'Exigé de quiconque a l’un de ces rôles.',
  'settings.factor.missing.more': 'Afficher plus',
  'settings.factor.grace': 'Jours pour en ajouter un',
  'settings.factor.grace.hint': 'Comptés depuis la règle, ou depuis l’arrivée.',
  'settings.factor.federated': 'Les fournisseurs d’identité comptent',
  'settings.factor.federated.hint':
    'Quand un fournisseur dit avoir demandé plusieurs facteurs (amr), cela suffit.',
  'settings.factor.missing': {
    one: '{count} membre n’a pas encore de second facteur',
    many: '{count} membres n’ont pas encore de second facteur',
    other: '{count} membres n’ont pas encore de second facteur',
  },
  'settings.factor.missing.none': 'Chaque membre a un second facteur',
  'settings.factor.missing.show': 'Voir qui',
  'settings.factor.due': 'Échéance : {date}',
  'settings.factor.not_required': 'Non requis',
  'settings.keys.title': 'Clés d’accès',
  'settings.keys.enabled': 'Connexion par clé d’accès',
  'settings.keys.verification': 'Vérification de la personne (code, empreinte)',
  'settings.keys.required': 'Exigée',
  'settings.keys.preferred': 'Préférée',
  'settings.keys.discouraged': 'Inutile',
  'settings.keys.attachment': 'Appareil',
  'settings.keys.any': 'N’importe lequel',
  'settings.keys.platform': 'L’ordinateur ou le téléphone lui-même',
  'settings.keys.cross-platform': 'Une clé de sécurité séparée',
  'settings.keys.allow': 'Types autorisés (AAGUID)',
  'settings.keys.deny': 'Types refusés (AAGUID)',
  'settings.keys.aaguid.hint': 'Un par ligne. Vide : tous les types.',
  'settings.password.title': 'Mots de passe',
  'settings.password.enabled': 'Connexion par mot de passe',
  'settings.password.enabled.hint':
    'Désactivée, les sessions commencées par mot de passe quittent aussitôt l’organisation.',
  'settings.password.length': 'Longueur minimale',
  'settings.password.length.hint': 'Vide : comme l’installation. Vérifiée au prochain changement.',
})
