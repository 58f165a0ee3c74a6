import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-provisioning.name': 'Provisioning',
  'app.sso-provisioning.description': 'Pushes people and their changes to other systems through SCIM 2.0.',
  'audit.scim_target.created': 'Added a target system',
  'audit.scim_target.changed': 'Changed a target system',
  'audit.scim_target.deleted': 'Deleted a target system',
  'audit.scim_target.resynced': 'Pushed everyone to a target system again',
  'audit.scim_target.person_pushed': 'Pushed one person to a target system',
  'audit.scim_target.resumed': 'Resumed a paused target system',
  'audit.scim_run.retried': 'Retried a failed push',
  'audit.scim_run.many_retried': 'Retried failed pushes',
  'problem.token_required': 'Please enter the token again',
  'problem.token_required.detail':
    'When the host of the address changes, the stored token is not sent to the new one. Enter the token of the new system.',
  'field.scim_attribute': 'This is not a SCIM attribute. For example: title, name.familyName',
  'field.scim_attribute_reserved': 'The service fills this attribute itself, so it cannot be mapped',
  'field.scim_source':
    'There is no such field. Possible: {allowed}; write a template such as "{name}", or a constant in quotes',
  'scim.test.ok': 'In order',
  'scim.problem.address_not_allowed':
    'The address belongs to an internal network and may not be called. The operator can add it to OUTBOUND_ALLOW',
  'scim.problem.bad_address': 'The address is not written correctly',
  'scim.problem.conflict': 'The target says that the entry exists already, but it cannot be found there',
  'scim.problem.dns_failed': 'The host name was not found. Check the address',
  'scim.problem.endpoint_missing': 'The target has no such address. Check the base address of SCIM',
  'scim.problem.forbidden': 'The token is valid but may not do this',
  'scim.problem.interrupted': 'The service was interrupted while pushing; it will try again',
  'scim.problem.not_scim': 'The answer is not SCIM. Check the base address',
  'scim.problem.rate_limited': 'The target received too many requests and asked us to wait',
  'scim.problem.redirected': 'The target redirects elsewhere. Enter its final address',
  'scim.problem.refused': 'The target did not accept what was sent',
  'scim.problem.some_failed': 'Some of the pushes failed',
  'scim.problem.superseded': 'A newer push took the place of this one',
  'scim.problem.taken':
    'An entry of this name belongs to someone else and was left alone. Decide in the target what to do',
  'scim.problem.target_error': 'The target had an error of its own',
  'scim.problem.timeout': 'The target did not answer in time',
  'scim.problem.tls_failed': 'The TLS connection failed. Check the certificate of the target',
  'scim.problem.token_unreadable': 'The stored token cannot be read. Enter it again',
  'scim.problem.too_large': 'The answer is too large',
  'scim.problem.unauthorised': 'The token is wrong or has expired. Enter a new one',
  'scim.problem.unreachable': 'The target could not be reached',
})
