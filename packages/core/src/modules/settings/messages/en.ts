import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.own_network_excluded': 'Your own network is not on the list',
  'problem.own_network_excluded.detail':
    'Saved like this, you could no longer sign in yourself. Add a network that contains your current address ({ip}).',
  'field.network': 'Not a network address. Example: 10.0.0.0/8',
  'permission.settings.read': 'See the settings',
  'permission.settings.manage': 'Change the settings',
  'menu.appearance': 'Appearance',
  'menu.security_settings': 'Sign-in security',
  'audit.settings.updated': 'Changed the settings',
  'menu.mails': 'Mails',
  'menu.features': 'Features',
  'field.unknown_placeholder': 'This mail knows no {name}. It knows: {allowed}',
  'audit.settings.mail_updated': 'Changed the wording of a mail',
  'problem.no_way_in': 'You would have no way in yourself',
  'problem.no_way_in.detail': 'Before you switch passwords off, add a passkey or another way to sign in.',
})
