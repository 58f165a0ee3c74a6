import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.organisation.name': 'Annuaire des membres',
  'app.organisation.description':
    'Invite les membres, attribue les rôles, suspend ou retire des membres et gère les droits.',
  'problem.administrator_protected': 'Seul un administrateur peut modifier un administrateur',
  'problem.administrator_protected.detail':
    'Vous pouvez gérer les membres, mais vous n’êtes pas administrateur : vous ne pouvez ni suspendre, ni retirer, ni modifier un administrateur. Demandez-le à un administrateur.',
  'problem.key_fixed': 'Le code d’un rôle ne peut pas être modifié',
  'problem.key_fixed.detail':
    'Le code est donné une fois, à la création du rôle. S’il vous faut un autre code, créez un nouveau rôle.',
  'field.key_fixed': 'Le code ne peut pas être modifié',
  'problem.own_account': 'Vous ne pouvez pas vous suspendre vous-même',
  'problem.own_account.detail': 'Demandez-le à un autre administrateur.',
  'problem.not_available_in_production': 'Ce n’est possible qu’en environnement de développement',
  'problem.not_available_in_production.detail':
    'Envoyez l’invitation sans mot de passe. La personne en choisira un avec le lien reçu.',
  'field.unknown_permission': 'Le droit « {permission} » n’existe pas',
  'field.permission_not_held':
    'Vous ne pouvez pas donner ce rôle, car vous n’avez pas le droit « {permission} »',
  'field.unknown_column': 'Cette colonne n’existe pas. Colonnes possibles : email, name, roles',
  'field.repeated_column': 'Cette colonne apparaît plusieurs fois dans le fichier',
  'field.extra_cells': 'Cette ligne a plus de cellules que l’en-tête',
  'field.empty_file': 'Le fichier ne contient personne à inviter',
  'field.too_many_lines': {
    one: 'Un fichier peut contenir au plus {max} ligne',
    many: 'Un fichier peut contenir au plus {max} lignes',
    other: 'Un fichier peut contenir au plus {max} lignes',
  },
  'problem.already_member': 'Cette personne est déjà membre',
  'problem.already_member.detail': 'Vous pouvez modifier ses rôles dans la liste des membres.',
  'problem.built_in_role': 'Un rôle du système ne peut être ni modifié ni supprimé',
  'problem.built_in_role.detail': 'S’il vous faut d’autres droits, créez un nouveau rôle.',
  'problem.role_in_use': 'Des membres ont ce rôle',
  'problem.role_in_use.detail': 'Retirez d’abord le rôle à ces membres, puis supprimez-le.',
  'problem.unknown_permission': 'Ce droit n’existe pas',
  'problem.unknown_permission.detail': 'Choisissez parmi les droits des applications installées.',
  'problem.import_invalid': 'Le fichier contient des erreurs',
  'problem.import_invalid.detail':
    'Corrigez les lignes indiquées, puis importez à nouveau le fichier. Rien n’a été modifié pour l’instant.',
  'field.unknown_member': 'Ce membre n’existe pas',
  'field.duplicate_line': 'Cette ligne apparaît plusieurs fois dans le fichier',
  'field.missing_column': 'Cette colonne manque dans le fichier',
  'field.already_member': 'Cette personne est déjà membre',
  'permission.organisation.read': 'Voir les membres, les rôles et les invitations',
  'permission.organisation.manage': 'Inviter, suspendre et retirer des membres, attribuer des rôles',
  'menu.people': 'Membres',
  'menu.roles': 'Rôles',
  'menu.invitations': 'Invitations',
})
