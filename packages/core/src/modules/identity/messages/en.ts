import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.reason_required': 'Please give a reason',
  'problem.reason_required.detail': 'Say why you are doing this. The reason is kept in the history.',
  'problem.invalid_credentials': 'The e-mail or password is wrong',
  'problem.invalid_credentials.detail':
    'Check what you typed and try again. If you forgot your password, you can reset it.',
  'problem.other_person': 'Somebody else is signed in in this browser',
  'problem.other_person.detail': '{person} is signed in now. If you go on, their session ends.',
  'problem.login_method_disabled': 'You cannot sign in this way',
  'problem.login_method_disabled.detail':
    'This method is switched off. Use another method shown on the sign-in page.',
  'problem.reauthentication_required': 'You need to sign in again',
  'problem.reauthentication_required.detail':
    'This cannot be done with your current session. Sign in again to continue.',
  'problem.current_session': 'This is the session you are using now',
  'problem.current_session.detail': 'To end it, use “Sign out”.',
  'problem.last_login_method': 'This is your last way to sign in',
  'problem.last_login_method.detail':
    'Without it you could not get in any more. Set a password or get another way to sign in first.',
  'problem.slug_taken': 'This address name is taken by another organisation',
  'problem.slug_taken.detail': 'Choose another address name (slug).',
  'problem.password_wrong': 'The current password is wrong',
  'problem.password_wrong.detail': 'Check the password you use now and type it again.',
  'problem.password_unacceptable': 'This password cannot be used',
  'problem.password_unacceptable.detail': 'Choose a longer password that is harder to guess.',
  'problem.setup_done': 'The first set-up has already been done',
  'problem.setup_done.detail': 'Sign in with the administrator’s e-mail and password.',
  'problem.network_not_allowed': 'Sign-in from this network is not allowed',
  'problem.network_not_allowed.detail':
    'The organisation lets people in from its allowed networks only. Connect to one of them and try again, or ask the administrator.',
  'field.password_wrong': 'The current password is wrong',
  'mail.password_reset.subject': 'Reset your password',
  'mail.password_reset.heading': 'Choose a new password',
  'mail.password_reset.body':
    'We received a request to reset the password of your {brand} account. Press the button below to choose a new one.',
  'mail.password_reset.action': 'Reset password',
  'mail.password_reset.expires': 'The link is valid for {duration} and can be used only once.',
  'mail.password_reset.ignore':
    'If you did not ask for this, you need not do anything. Your password stays as it is.',
  'mail.email_verify.subject': 'Confirm your e-mail address',
  'mail.email_verify.heading': 'Confirm your e-mail',
  'mail.email_verify.body':
    '{brand} needs to know that this e-mail address is yours. Press the button below to confirm it.',
  'mail.email_verify.action': 'Confirm e-mail',
  'mail.email_verify.expires': 'The link is valid for {duration}.',
  'mail.email_verify.ignore': 'If you did not register this address, you can ignore this message.',
  'mail.password_changed.subject': 'Your password was changed',
  'mail.password_changed.heading': 'Password changed',
  'mail.password_changed.body':
    'The password of your {brand} account was changed, and your sessions on other devices were ended.',
  'mail.password_changed.action': 'Reset password',
  'mail.password_changed.ignore':
    'If it was not you, reset your password at once and tell your organisation’s administrator.',
  'mail.unknown_device': 'unknown device',
  'mail.new_device.subject': 'New device signed in',
  'mail.new_device.heading': 'Sign-in from a new device',
  'mail.new_device.body':
    'Someone signed in to your {brand} account from a device you have not used before. Device: {device}. From: {place}. When: {time}.',
  'mail.new_device.action': 'Review my sessions',
  'mail.new_device.ignore':
    'If it was you, you need not do anything. If not, end that session and change your password at once.',
  'audit.session.started': 'Signed in',
  'audit.session.refused': 'Sign-in failed',
  'audit.person.password_change_refused': 'Password change refused',
  'audit.session.switch_refused': 'Switching organisation refused',
  'audit.session.network_refused': 'Sign-in refused because of the network',
  'audit.session.switched': 'Switched organisation',
  'audit.session.ended': 'Ended own other sessions',
  'audit.tenant.created': 'Created the organisation',
  'audit.person.updated': 'Changed own profile',
  'audit.person.password_changed': 'Changed own password',
  'audit.person.password_reset': 'Reset own password',
  'audit.person.email_verified': 'Confirmed own e-mail',
  'audit.person.login_unlinked': 'Unlinked one of their own logins',
  'audit.person.reset_link_made': 'Made a password reset link',
  'audit.person.operator_granted': 'Made a person platform operator',
  'problem.passkey_not_allowed': 'The organisation does not accept this passkey',
  'problem.passkey_not_allowed.detail': 'Use a passkey of another kind, or another method.',
  'audit.platform.password_list_loaded': 'List of known passwords loaded',
  'problem.email_unverified': 'Confirm your e-mail address first',
  'problem.email_unverified.detail':
    'Your account was brought over from another system. Open the link in the mail that we sent you, then sign in again.',
  'audit.people.imported': 'People imported from another system',
})
