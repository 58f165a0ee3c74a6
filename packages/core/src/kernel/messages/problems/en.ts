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
  'problem.app_not_installed': 'The app is not installed',
  'problem.app_not_installed.detail':
    'The app “{app}” is not installed or not active in your organisation. An administrator can install and activate it in the app store.',
  'problem.cross_site_request': 'A request from another site was refused',
  'problem.cross_site_request.detail':
    'For your safety, changes sent from another site are not carried out. Open our page directly and try again.',
  'problem.not_found': 'Not found',
  'problem.not_found.detail':
    'What you are looking for does not exist, or you cannot see it. Check the address.',
  'problem.route_not_found': 'There is no such address',
  'problem.route_not_found.detail': 'Check the address of the request. All addresses are listed at /docs.',
  'problem.method_not_allowed': 'This address does not support that method',
  'problem.method_not_allowed.detail':
    'Check the method of the request (GET, POST and so on). The possible methods are listed at /docs.',
  'problem.wrong_state': 'This cannot be done in the current state',
  'problem.wrong_state.detail': 'The state may have changed a moment ago. Reload and check it.',
  'problem.stale_version': 'Someone else changed this first',
  'problem.stale_version.detail':
    'It was changed while you were editing. Reload it and make your changes again.',
  'problem.last_admin': 'The last administrator cannot be removed',
  'problem.last_admin.detail':
    'An organisation needs at least one administrator. Make another person an administrator first.',
  'problem.payload_too_large': 'What you sent is too large',
  'problem.payload_too_large.detail':
    'The largest size allowed is {limit}. Make it smaller or send it in parts.',
  'problem.unsupported_media_type': 'This type of data is not accepted',
  'problem.unsupported_media_type.detail':
    'Check the Content-Type header: application/json for JSON, text/csv for CSV.',
  'problem.malformed_json': 'The JSON is not well formed',
  'problem.malformed_json.detail': 'What you sent could not be read as JSON. Check it and send it again.',
  'problem.too_many_requests': 'Too many requests',
  'problem.too_many_requests.detail': {
    one: 'Try again in one second.',
    other: 'Try again in {seconds} seconds.',
  },
  'problem.overloaded': 'The system is busy',
  'problem.overloaded.detail':
    'The load is high and your request could not be handled now. Wait a moment and try again.',
  'problem.internal_error': 'Something went wrong on our side',
  'problem.internal_error.detail':
    'The error has been recorded. Try again; if it persists, give your administrator the request number (request_id).',
  'problem.redirect_host_not_allowed': 'This redirect address is not allowed',
  'problem.redirect_host_not_allowed.detail':
    'The host of the redirect address is not on the list of allowed hosts. Ask the operator to add it to OAUTH_REDIRECT_HOSTS.',
  'problem.secret_key_missing': 'The key for storing secrets is not set',
  'problem.secret_key_missing.detail':
    'Without the setting SSO_SECRET_KEY secrets cannot be encrypted and are not stored. Contact the operator.',
  'problem.secret_required': 'Please enter the secret again',
  'problem.secret_required.detail':
    'The address leads to another server (scheme, host or port), and a stored secret or token is not sent there. Enter the one of the new server.',
  'problem.reason_required': 'Please give a reason',
  'problem.reason_required.detail': 'Say why you are doing this. The reason is kept in the history.',
  'problem.invalid_credentials': 'The e-mail or password is wrong',
  'problem.invalid_credentials.detail':
    'Check what you typed and try again. If you forgot your password, you can reset it.',
  'problem.login_method_disabled': 'You cannot sign in this way',
  'problem.login_method_disabled.detail':
    'This method is switched off. Use another method shown on the sign-in page.',
  'problem.not_a_member': 'You are not a member of this organisation',
  'problem.not_a_member.detail': 'Choose another organisation, or ask its administrator for an invitation.',
  'problem.reauthentication_required': 'You need to sign in again',
  'problem.reauthentication_required.detail':
    'This cannot be done with your current session. Sign in again to continue.',
  'problem.current_session': 'This is the session you are using now',
  'problem.current_session.detail': 'To end it, use “Sign out”.',
  'problem.last_login_method': 'This is your last way to sign in',
  'problem.last_login_method.detail':
    'Without it you could not get in any more. Set a password or get another way to sign in first.',
  'problem.link_invalid': 'The link is not valid',
  'problem.link_invalid.detail': 'The link has expired or has already been used. Ask for a new one.',
  'problem.email_taken': 'This e-mail is already registered',
  'problem.email_taken.detail': 'Enter another e-mail address.',
  'problem.person_exists': 'This person is already registered',
  'problem.person_exists.detail':
    'A password cannot be set for a registered person. Send an invitation without a password.',
  'problem.already_member': 'This person is already a member',
  'problem.already_member.detail': 'You can change their roles in the list of members.',
  'problem.slug_taken': 'This address name is taken by another organisation',
  'problem.slug_taken.detail': 'Choose another address name (slug).',
  'problem.tenant_suspended': 'The organisation is suspended',
  'problem.tenant_suspended.detail':
    'It is not possible to sign in to this organisation now. Contact the platform operator.',
  'problem.membership_suspended': 'Your membership is suspended',
  'problem.membership_suspended.detail': 'Contact your organisation’s administrator to have it resumed.',
  'problem.dependents_installed': 'Other apps depend on this one',
  'problem.dependents_installed.detail': 'First uninstall the apps that depend on it: {dependents}.',
  'problem.dependency_unsatisfied': 'A needed app or version is missing',
  'problem.dependency_unsatisfied.detail':
    'The dependency could not be satisfied: {chain}. Contact the platform operator.',
  'problem.app_required': 'This app cannot be uninstalled',
  'problem.app_required.detail': 'The system cannot work without the app “{app}”.',
  'problem.app_cannot_activate': 'This app cannot be activated',
  'problem.app_cannot_activate.detail':
    'This app is not used in your organisation and cannot be activated here.',
  'problem.built_in_role': 'A built-in role cannot be changed or deleted',
  'problem.built_in_role.detail': 'If you need other permissions, create a new role.',
  'problem.role_in_use': 'Some members have this role',
  'problem.role_in_use.detail': 'First take the role away from its members, then delete it.',
  'problem.role_key_taken': 'A role with this key already exists',
  'problem.role_key_taken.detail': 'Give the role another key.',
  'problem.unknown_permission': 'There is no such permission',
  'problem.unknown_permission.detail': 'Choose from the permissions of the installed apps.',
  'problem.password_wrong': 'The current password is wrong',
  'problem.password_wrong.detail': 'Check the password you use now and type it again.',
  'problem.password_unacceptable': 'This password cannot be used',
  'problem.password_unacceptable.detail': 'Choose a longer password that is harder to guess.',
  'problem.import_invalid': 'The file has errors',
  'problem.import_invalid.detail':
    'Correct the lines listed and upload the file again. Nothing has been changed so far.',
  'problem.setup_done': 'The first set-up has already been done',
  'problem.setup_done.detail': 'Sign in with the administrator’s e-mail and password.',
  'problem.operator_required': 'Only the platform operator can do this',
  'problem.operator_required.detail': 'Contact the platform operator if you need it.',
  'problem.precondition_failed': 'A condition of the request was not met',
  'problem.precondition_failed.detail':
    'A condition in the request headers (such as If-Match) does not fit the current state. Read the data again and retry.',
  'problem.request_timeout': 'The request took too long',
  'problem.request_timeout.detail':
    'The request did not arrive completely in time. Check your connection and try again.',
  'problem.dependency_cycle': 'The apps depend on each other in a circle',
  'problem.dependency_cycle.detail': 'Such an app cannot be installed. Contact the platform operator.',
  'problem.tenant_deleting': 'This organisation is scheduled for deletion',
  'problem.tenant_deleting.detail':
    'It cannot be changed any more. To stop the deletion, contact the platform operator.',
  'problem.invitation_wrong_state': 'This cannot be done with this invitation',
  'problem.invitation_wrong_state.detail':
    'The invitation has been accepted or revoked, or it has expired. Invite the person again if needed.',
  'problem.mail_unavailable': 'The e-mail could not be sent',
  'problem.mail_unavailable.detail': 'The mail server is not answering. Try again in a while.',
  'problem.current_tenant': 'This is the organisation you are in now',
  'problem.current_tenant.detail': 'Switch to another organisation first, then try again.',
  'problem.network_not_allowed': 'Sign-in from this network is not allowed',
  'problem.network_not_allowed.detail':
    'The organisation lets people in from its allowed networks only. Connect to one of them and try again, or ask the administrator.',
  'problem.own_network_excluded': 'Your own network is not on the list',
  'problem.own_network_excluded.detail':
    'Saved like this, you could no longer sign in yourself. Add a network that contains your current address ({ip}).',
})
