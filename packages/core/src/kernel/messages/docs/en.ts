import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'docs.title': 'API guide',
  'docs.lead':
    'Everything that {brand} can do is done over this API. Choose an operation in the list and try it right here.',
  'docs.sign_in': 'Sign in',
  'docs.language': 'Change the language',
  'title.welcome': 'Welcome',
  'title.login': 'Sign in',
  'title.invitation': 'Invitation',
  'title.forgotten': 'Recover your password',
  'title.reset': 'New password',
  'title.verify': 'Confirm your e-mail',
  'title.change_email': 'Change your e-mail',
  'title.undo_email': 'Undo the change of e-mail',
  'title.setup': 'First set-up',
  'title.logout': 'Sign out',
  'title.device': 'Sign in your device',
  'title.let_in': 'Let another device in',
  'title.profile': 'My profile',
  'page.description': 'Reach all systems of your organisation with one account, safely and quickly.',
  'page.noscript': 'Please enable JavaScript in your browser to use this page.',
  'no_shell.title': '{brand} runs without its web client',
  'no_shell.lead':
    'This service answers its API only: the web client is not installed, or SHELL_DIR does not name it. Please tell your operator.',
})
