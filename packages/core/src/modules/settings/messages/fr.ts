import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.own_network_excluded': 'Votre propre réseau n’est pas dans la liste',
  'problem.own_network_excluded.detail':
    'Enregistrée ainsi, cette liste vous empêcherait de vous connecter. Ajoutez un réseau qui contient votre adresse actuelle ({ip}).',
  'field.network': 'Adresse de réseau non valide. Exemple : 10.0.0.0/8',
  'permission.settings.read': 'Voir les paramètres',
  'permission.settings.manage': 'Modifier les paramètres',
  'menu.appearance': 'Apparence',
  'menu.security_settings': 'Sécurité de la connexion',
  'audit.settings.updated': 'Modification des paramètres',
  'menu.mails': 'Messages',
  'menu.features': 'Fonctionnalités',
  'field.unknown_placeholder': 'Ce message ne connaît pas {name}. Il connaît : {allowed}',
  'audit.settings.mail_updated': 'Texte d’un message modifié',
  'problem.no_way_in': 'Vous n’auriez plus aucun moyen d’entrer',
  'problem.no_way_in.detail':
    'Avant de désactiver les mots de passe, ajoutez une clé d’accès ou un autre moyen de vous connecter.',
})
