import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'scope.openid': 'Confirm who you are',
  'scope.profile': 'See your name and registration information',
  'scope.email': 'See your e-mail address',
  'scope.phone': 'See your telephone number',
  'scope.offline_access': 'Stay connected when you are absent',
  'scope.shell': 'Open a work area in your name in the program on your device',
  'scope.erp.read': 'Read your organisation’s ERP data',
  'scope.erp.write': 'Change your organisation’s ERP data',
  'scope.national_identifiers': 'See your registration number and civil identification number',
  'problem.interaction_expired': 'The sign-in request has expired',
  'problem.interaction_expired.detail':
    'It is too old, or was begun in another browser. Go back to the application and start again.',
  'problem.tenant_not_choosable': 'The organisation cannot be chosen',
  'problem.tenant_not_choosable.detail':
    'This application belongs to one organisation, so no other can be chosen.',
  'problem.user_code_unknown': 'There is no such code',
  'problem.user_code_unknown.detail':
    'Check the code that your device shows, letter by letter, and enter it again.',
  'problem.user_code_expired': 'The code has expired',
  'problem.user_code_expired.detail': 'Get a new code on your device and enter that one.',
  'problem.user_code_used': 'This code has been used already',
  'problem.user_code_used.detail': 'A code works once. If you need to, get a new one on your device.',
  'audit.keys.rotated': 'Rotated the signing keys',
  'audit.consents.given': 'Gave consent to an application',
  'audit.consents.withdrawn': 'Withdrew consent from an application',
  'audit.oauth.code_reused': 'A spent authorization code was presented again; its tokens were revoked',
  'audit.oauth.device_code_reused': 'A spent device code was presented again; its tokens were revoked',
  'audit.oauth.device_refused': 'Refused to sign a device in',
  'audit.oauth.user_codes_guessed': 'Codes of devices were guessed at; further guesses are held back',
  'audit.oauth.refresh_token_reused': 'A spent refresh token was presented again; its tokens were revoked',
  'audit.oauth.refresh_token_without_key': 'Refresh token presented without the key of its device',
  'problem.not_in_audience': 'This application is not open to you',
  'problem.not_in_audience.detail':
    'An administrator opened it to people with certain roles or in certain units. Ask your administrator if you need it.',
})
