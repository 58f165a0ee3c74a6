import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'role.admin.name': 'Administrateur',
  'role.admin.description': 'Possède tous les droits',
  'role.user.name': 'Utilisateur',
  'role.user.description': 'Donné automatiquement à chaque membre',
  'problem.last_admin': 'Le dernier administrateur ne peut pas être retiré',
  'problem.last_admin.detail':
    'Une organisation doit avoir au moins un administrateur. Nommez d’abord une autre personne.',
  'problem.role_key_taken': 'Un rôle porte déjà cette clé',
  'problem.role_key_taken.detail': 'Donnez une autre clé (key) au rôle.',
  'field.unknown_role': 'Ce rôle n’existe pas',
  'problem.administrator_protected': 'Seul un administrateur peut modifier un administrateur',
  'problem.administrator_protected.detail':
    'Vous pouvez gérer les membres, mais vous n’êtes pas administrateur : vous ne pouvez ni suspendre, ni retirer, ni modifier un administrateur. Demandez-le à un administrateur.',
  'audit.access.escalation_refused': 'Attribution de droits au-delà des siens refusée',
})
