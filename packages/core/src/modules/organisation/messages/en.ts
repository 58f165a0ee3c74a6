import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.organisation.name': 'People directory',
  'app.organisation.description':
    'Invites members, gives them roles, suspends and removes them, and manages roles and permissions.',
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
})
