import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'home.text': 'Your organisation has a sign-in of its own. “Continue” takes you there.',
  'home.password': 'Use a password instead',
  'continue.title': 'Continue signing in',
  'continue.text': 'Another site sent you here to sign in with {name}. Continue if that is what you want.',
  'continue.text.unnamed': 'Another site sent you here to sign in. Continue if that is what you want.',
  'continue.leave': 'Go to the home page',
  'continue.other.title': 'Somebody else is signed in in this browser',
  'continue.other.text': '{name} is signed in now. If you go on, their session ends.',
  'continue.other.text.unnamed': 'If you go on, their session ends.',
  'continue.stay': 'Stay signed in as {name}',
  'refusal.title': 'You are not signed in',
  'refusal.other':
    'The answer of the identity provider did not hold. Try again, and ask your administrator if it goes on.',
  'refusal.sso_expired': 'It took too long, or went on in another window. Please start again.',
  'refusal.sso_unavailable':
    'This way to sign in is not available at the moment. Please try again a little later.',
  'refusal.sso_denied': 'You cancelled, or the identity provider did not allow it.',
  'refusal.sso_not_invited':
    'You have not been invited to this organisation. Ask its administrator for an invitation.',
  'refusal.sso_invitation_pending': 'An invitation waits for you. Accept it first with the link in the mail.',
  'refusal.sso_email_missing':
    'The identity provider did not tell your e-mail. Please ask your administrator.',
  'refusal.sso_already_linked':
    'Your account is linked to somebody else at this provider. Please ask your administrator.',
  'refusal.secret_key_changed':
    'A setting of the system has changed, and this way to sign in does not work. Please tell your administrator.',
  'refusal.not_a_member': 'You are not a member of this organisation.',
  'refusal.membership_suspended': 'Your membership is suspended. Please ask your administrator.',
  'refusal.tenant_suspended': 'This organisation is suspended.',
  'refusal.reauthentication_required': 'Please sign in again in another way to enter this organisation.',
  'refusal.login_method_disabled':
    'This organisation has switched this way to sign in off. Please use another one.',
  'refusal.dan_expired': 'It took too long, or went on in another window. Please start again.',
  'refusal.dan_failed': 'The government gateway did not confirm you. Please try again.',
  'refusal.dan_unavailable':
    'The government gateway cannot be reached at the moment. Please try again a little later.',
  'refusal.eid_not_linked':
    'You were recognised, but there is no account of yours here. Sign in another way and link it, or ask an administrator for an invitation.',
  'refusal.eid_already_linked': 'This citizen is linked to another account.',
  'refusal.other_person': 'Somebody else is signed in in this browser. Please sign them out first.',
})
