import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'logins.title': 'Linked logins',
  'logins.text':
    'You sign in with these identity providers instead of a password. Unlink what you no longer use.',
  'logins.none': 'No linked logins',
  'logins.none.text': 'A login appears here once you sign in with your organisation’s identity provider.',
  'logins.current': 'You are signed in with it',
  'logins.unusable': 'Not working now',
  'logins.everywhere': 'All organisations',
  'logins.last': 'Last sign-in:',
  'logins.count': { one: '{count} sign-in', other: '{count} sign-ins' },
  'logins.blocked.current_session':
    'You are signed in with it right now. To unlink it, sign in another way first.',
  'logins.blocked.last_login_method':
    'This is your last way to sign in, so it cannot be unlinked. Set a password or get another way to sign in first.',
  'logins.unlink': 'Unlink',
  'logins.unlink.label': 'Unlink {name}',
  'logins.unlink.title': 'Unlink {name}?',
  'logins.unlink.effect':
    'Sessions that began with it end at once. Your data and memberships stay. If your organisation trusts this provider, signing in with it again links it anew.',
  'logins.unlink.done': '{name} unlinked',
  'logins.link.eid': 'Link e-ID',
  'logins.link.dan': 'Link DAN',
  'logins.link.done': 'e-ID linked',
  'logins.link.failed': 'It could not be linked',
  'logins.link.taken': 'This citizen is linked to another account. Remove the earlier link first.',
  'logins.link.again': 'Please try again.',
})
