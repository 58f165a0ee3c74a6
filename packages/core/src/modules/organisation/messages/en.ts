import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.organisation.name': 'People directory',
  'app.organisation.description':
    'Invites members, gives them roles, suspends and removes them, and manages roles and permissions.',
  'problem.administrator_protected': 'Only an administrator can change an administrator',
  'problem.administrator_protected.detail':
    'You may manage members, but you are not an administrator, so you cannot suspend, remove or change one. Ask an administrator to do it.',
  'problem.key_fixed': 'The key of a role cannot be changed',
  'problem.key_fixed.detail':
    'The key is given once, when the role is created. If you need another key, create a new role.',
  'field.key_fixed': 'The key cannot be changed',
  'problem.own_account': 'You cannot suspend yourself',
  'problem.own_account.detail': 'Ask another administrator to do it.',
  'problem.not_available_in_production': 'This is possible in development only',
  'problem.not_available_in_production.detail':
    'Send the invitation without a password. The person chooses one with the link in it.',
  'field.unknown_permission': 'There is no permission “{permission}”',
  'field.permission_not_held':
    'You cannot give this role, because you do not have the permission “{permission}”',
  'field.unknown_column': 'There is no such column. Possible columns: email, name, roles',
  'field.repeated_column': 'This column appears more than once in the file',
  'field.extra_cells': 'This line has more cells than the header',
  'field.empty_file': 'The file has nobody to invite',
  'field.too_many_lines': {
    one: 'A file may have at most one line',
    other: 'A file may have at most {max} lines',
  },
  'problem.already_member': 'This person is already a member',
  'problem.already_member.detail': 'You can change their roles in the list of members.',
  'problem.built_in_role': 'A built-in role cannot be changed or deleted',
  'problem.built_in_role.detail': 'If you need other permissions, create a new role.',
  'problem.role_in_use': 'Some members have this role',
  'problem.role_in_use.detail': 'First take the role away from its members, then delete it.',
  'problem.unknown_permission': 'There is no such permission',
  'problem.unknown_permission.detail': 'Choose from the permissions of the installed apps.',
  'problem.import_invalid': 'The file has errors',
  'problem.import_invalid.detail':
    'Correct the lines listed and upload the file again. Nothing has been changed so far.',
  'field.unknown_member': 'There is no such member',
  'field.duplicate_line': 'This line appears more than once in the file',
  'field.missing_column': 'The file lacks this column',
  'field.already_member': 'This person is already a member',
  'permission.organisation.read': 'See members, roles and invitations',
  'permission.organisation.manage': 'Invite, suspend and remove members, and give roles',
  'menu.people': 'Members',
  'menu.roles': 'Roles',
  'menu.invitations': 'Invitations',
  'audit.member.invited': 'Invited a member',
  'audit.member.updated': 'Changed a member',
  'audit.member.suspended': 'Suspended a member',
  'audit.member.resumed': 'Resumed a member',
  'audit.member.locked_down': 'Locked a member in an emergency',
  'audit.member.removed': 'Removed a member',
  'audit.member.imported': 'Imported members from a file',
  'audit.role.created': 'Created a role',
  'audit.role.updated': 'Changed a role',
  'audit.role.deleted': 'Deleted a role',
  'audit.member.administrator_made': 'Made a member administrator',
  'audit.member.created': 'Registered a member',
  'audit.access.escalation_refused': 'Refused to give rights beyond one’s own',
  'audit.member.role_granted': 'Gave a member a role',
  'audit.member.role_revoked': 'Took a role away from a member',
})
