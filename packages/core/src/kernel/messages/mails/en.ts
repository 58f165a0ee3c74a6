import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'mail.greeting': 'Hello {person},',
  'mail.link_fallback':
    'If the button does not work, copy this address into the address bar of your browser:',
  'mail.footer': 'This message was sent automatically by {brand}; there is no need to reply.',
  'mail.invitation.subject': 'Invitation to {organisation}',
  'mail.invitation.heading': 'You are invited',
  'mail.invitation.body':
    '{inviter} invites you to join {organisation}. Accept the invitation and choose your password.',
  'mail.invitation.action': 'Accept invitation',
  'mail.invitation.expires': 'The invitation is valid for {duration}.',
  'mail.invitation.ignore': 'If you did not expect this invitation, you can ignore this message.',
  'mail.new_member_known_person.subject': 'Invitation to {organisation}',
  'mail.new_member_known_person.heading': 'You are invited to another organisation',
  'mail.new_member_known_person.body':
    '{inviter} invites you to join {organisation}. You already have an account: sign in with your current password to accept.',
  'mail.new_member_known_person.action': 'Accept invitation',
  'mail.new_member_known_person.expires': 'The invitation is valid for {duration}.',
  'mail.new_member_known_person.ignore':
    'If you did not expect this invitation, you can ignore this message.',
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
})
