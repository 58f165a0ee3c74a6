import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.validation_failed': 'The information given is not valid',
  'problem.validation_failed.detail': 'Correct the fields listed and send them again.',
  'problem.unauthenticated': 'You are not signed in',
  'problem.unauthenticated.detail':
    'Sign in first. If you were signed in before, your session may have expired.',
  'problem.permission_denied': 'You are not allowed to do this',
  'problem.permission_denied.detail':
    'This action needs the permission “{permission}”. You can ask your organisation’s administrator for it.',
  'problem.app_not_installed': 'The module is not installed',
  'problem.app_not_installed.detail':
    'The module “{app}” is not installed or not active in your organisation. An administrator can install and activate it in the module store.',
  'problem.feature_disabled': 'This feature is switched off',
  'problem.feature_disabled.detail':
    'The feature “{feature}” is switched off in your organisation. An administrator can switch it on under Settings > Features.',
  'problem.cross_site_request': 'A request from another site was refused',
  'problem.cross_site_request.detail':
    'For your safety, changes sent from another site are not carried out. Open our page directly and try again.',
  'problem.not_found': 'Not found',
  'problem.not_found.detail':
    'What you are looking for does not exist, or you cannot see it. Check the address.',
  'problem.wrong_state': 'This cannot be done in the current state',
  'problem.wrong_state.detail': 'The state may have changed a moment ago. Reload and check it.',
  'problem.stale_version': 'Someone else changed this first',
  'problem.stale_version.detail':
    'It was changed while you were editing. Reload it and make your changes again.',
  'problem.payload_too_large': 'What you sent is too large',
  'problem.payload_too_large.detail':
    'The largest size allowed is {limit}. Make it smaller or send it in parts.',
  'problem.unsupported_media_type': 'This type of data is not accepted',
  'problem.unsupported_media_type.detail':
    'Check the Content-Type header: application/json for JSON, text/csv for CSV.',
  'problem.too_many_requests': 'Too many requests',
  'problem.too_many_requests.detail': {
    one: 'Try again in one second.',
    other: 'Try again in {seconds} seconds.',
  },
  'problem.maintenance': 'The system is under maintenance',
  'problem.maintenance.detail': 'Go on when the work is done. What you saved is safe.',
  'problem.overloaded': 'The system is busy',
  'problem.overloaded.detail':
    'The load is high and your request could not be handled now. Wait a moment and try again.',
  'problem.outcome_unknown': 'It is not known whether the change was made',
  'problem.outcome_unknown.detail':
    'The connection to the database was lost while the change was being saved. It may have been made: look before you repeat it.',
  'problem.internal_error': 'Something went wrong on our side',
  'problem.internal_error.detail':
    'The error has been recorded. Try again; if it persists, give your administrator the request number (request_id).',
  'problem.secret_key_missing': 'The key for storing secrets is not set',
  'problem.secret_key_missing.detail':
    'Without the setting SSO_SECRET_KEY secrets cannot be encrypted and are not stored. Contact the operator.',
  'problem.not_a_member': 'You are not a member of this organisation',
  'problem.not_a_member.detail': 'Choose another organisation, or ask its administrator for an invitation.',
  'problem.tenant_suspended': 'The organisation is suspended',
  'problem.tenant_suspended.detail':
    'It is not possible to sign in to this organisation now. Contact the platform operator.',
  'problem.membership_suspended': 'Your membership is suspended',
  'problem.membership_suspended.detail': 'Contact your organisation’s administrator to have it resumed.',
  'problem.operator_required': 'Only the platform operator can do this',
  'problem.operator_required.detail': 'Contact the platform operator if you need it.',
  'problem.insufficient_scope': 'The token is not allowed to do this',
  'problem.insufficient_scope.detail': 'The token does not have “{scope}”.',
  'problem.secret_required': 'Please enter the secret again',
  'problem.secret_required.detail':
    'The address leads to another server (scheme, host or port), and a stored secret or token is not sent there. Enter the one of the new server.',
  'problem.session_required': 'Only a person who is signed in can do this',
  'problem.session_required.detail': 'No token opens this. Sign in with a browser.',
  'problem.link_invalid': 'The link is not valid',
  'problem.link_invalid.detail': 'The link has expired or has already been used. Ask for a new one.',
  'problem.token_network_refused': 'The token may not be used from this network',
  'problem.token_network_refused.detail':
    'A token works only from the networks that it names and that the organisation allows.',
  'problem.step_up_required': 'Please prove who you are once more',
  'problem.step_up_required.detail': 'This needs your second factor.',
})
