import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'role.admin.name': 'Administrator',
  'role.admin.description': 'Holds every permission',
  'role.user.name': 'User',
  'role.user.description': 'Given to every member automatically',
  'problem.last_admin': 'The last administrator cannot be removed',
  'problem.last_admin.detail':
    'An organisation needs at least one administrator. Make another person an administrator first.',
  'problem.role_key_taken': 'A role with this key already exists',
  'problem.role_key_taken.detail': 'Give the role another key.',
  'field.unknown_role': 'There is no such role',
  'problem.administrator_protected': 'Only an administrator can change an administrator',
  'problem.administrator_protected.detail':
    'You may manage members, but you are not an administrator, so you cannot suspend, remove or change one. Ask an administrator to do it.',
  'audit.access.escalation_refused': 'Refused to give rights beyond one’s own',
})
