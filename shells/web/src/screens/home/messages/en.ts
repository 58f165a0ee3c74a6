import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'home.title': 'Home',
  'home.greeting': 'Hello, {name}',
  'home.apps': 'Apps',
  'home.apps.search': 'Search apps',
  'home.apps.none': 'No app is open to you yet',
  'home.apps.none.text': 'They appear here as soon as an administrator of the organisation gives you a role.',
  'home.apps.unmatched': 'No such app',
  'home.own': 'My account',
  'home.own.identity': 'Personal details',
  'home.own.identity.text': 'Keep your name, e-mail and telephone up to date',
  'home.own.sessions': 'My sessions',
  'home.own.sessions.text': 'See where and with what you are signed in, and end what you do not know',
  'home.own.applications': 'Applications with my consent',
  'home.own.applications.text': 'See which applications reach your data, and withdraw consent',
  'home.own.password': 'Password',
  'home.own.password.text': 'Change your password',
  'home.numbers': 'Last 14 days',
  'home.numbers.trend': '{label}, by day',
  'home.sign_ins': 'Sign-ins',
  'home.refused': 'Failed attempts',
  'home.sessions': 'Active sessions',
  'home.members': 'Members',
  'home.attention': 'Needs attention',
  'home.attention.none': 'Nothing needs attention, all is well.',
  'home.attention.email_unverified': 'Your e-mail address is not verified.',
  'home.attention.secret_key_missing':
    'The secret key of the installation (SSO_SECRET_KEY) is not set: secrets of other systems cannot be stored.',
  'home.attention.single_administrator':
    'The organisation has one administrator only. Give the administrator role to one more person.',
  'home.attention.mails_failed': {
    one: '{count} e-mail could not be delivered.',
    other: '{count} e-mails could not be delivered.',
  },
  'home.attention.invitations_expired': {
    one: '{count} invitation has expired.',
    other: '{count} invitations have expired.',
  },
  'home.attention.members_never_seen': {
    one: '{count} member has never signed in.',
    other: '{count} members have never signed in.',
  },
  'home.attention.apps_stopped': {
    one: '{count} app is installed but switched off.',
    other: '{count} apps are installed but switched off.',
  },
  'home.reviews': 'My review queue',
  'home.reviews.due': 'Due {time}',
  'home.reviews.none': 'Nothing to decide',
  'home.attention.reviews_waiting': {
    one: '{count} right waits for your decision.',
    other: '{count} rights wait for your decision.',
  },
  'home.attention.targets_failing': {
    one: '{count} target system cannot be provisioned.',
    other: '{count} target systems cannot be provisioned.',
  },
  'home.attention.targets_paused': {
    one: '{count} target system is paused: its removals wait for your approval.',
    other: '{count} target systems are paused: their removals wait for your approval.',
  },
  'home.activity': 'Latest activity',
  'home.activity.own': 'Your latest activity',
  'home.activity.all': 'Show all',
  'home.activity.none': 'Nothing has been recorded yet.',
})
