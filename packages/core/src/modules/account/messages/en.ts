import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.email_unchanged': 'This is your present address',
  'problem.email_unchanged.detail': 'Enter another e-mail address.',
  'problem.last_operator': 'You are the last operator',
  'problem.last_operator.detail': 'Make somebody else an operator first, then close your account.',
  'mail.email_change.subject': 'Confirm your new e-mail address',
  'mail.email_change.heading': 'Change of e-mail address',
  'mail.email_change.body':
    'Somebody asked to use this address for your {brand} account. Press the button to confirm it.',
  'mail.email_change.action': 'Change the address',
  'mail.email_change.expires': 'The link works for {duration}, and once.',
  'mail.email_change.ignore': 'If it was not you, ignore this mail. Nothing changes.',
  'mail.email_taken.subject': 'This address has an account already',
  'mail.email_taken.heading': 'This address has an account',
  'mail.email_taken.body':
    'Somebody tried to use your address for another {brand} account. It belongs to your account, so nothing was changed.',
  'mail.email_taken.action': 'Sign in',
  'mail.email_taken.ignore': 'If it was you, sign in to the account that has this address.',
  'mail.email_changed.subject': 'Your e-mail address was changed',
  'mail.email_changed.heading': 'E-mail address changed',
  'mail.email_changed.body':
    'The address of your {brand} account is now {email}. Mails go there from now on.',
  'mail.email_changed.action': 'Undo',
  'mail.email_changed.expires': 'You can undo it with this link for {duration}.',
  'mail.email_changed.ignore':
    'If it was you, there is nothing to do. If not, undo it at once: the old address comes back and every session ends.',
  'mail.email_restored.subject': 'Your e-mail address was restored',
  'mail.email_restored.heading': 'The old address is back',
  'mail.email_restored.body':
    'The address of your {brand} account is the old one again, and every session has ended. Somebody may have been in your account: choose a new password.',
  'mail.email_restored.action': 'Choose a new password',
  'mail.email_restored.ignore': 'Never tell anybody your password.',
  'mail.account_closing.subject': 'Your account is being closed',
  'mail.account_closing.heading': 'We received your request',
  'mail.account_closing.body':
    'Your {brand} account will be closed on {date}. You will then leave every organisation, and the data of the account will be deleted.',
  'mail.account_closing.action': 'Keep the account',
  'mail.account_closing.ignore':
    'If you change your mind, or if it was not you, sign in and cancel it. Then change your password.',
  'audit.person.email_change_requested': 'Asked to change the own e-mail',
  'audit.person.email_change_cancelled': 'Dropped the change of the own e-mail',
  'audit.person.email_changed': 'Changed the own e-mail',
  'audit.person.email_restored': 'Undid a change of e-mail',
  'audit.person.closing_requested': 'Asked to close the own account',
  'audit.person.closing_cancelled': 'Decided to keep the own account',
  'audit.person.closed': 'Account closed',
  'audit.member.closed_account': 'Closed the account and left the organisation',
})
