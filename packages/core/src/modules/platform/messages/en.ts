import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.tenant_deleting': 'This organisation is scheduled for deletion',
  'problem.tenant_deleting.detail':
    'It cannot be changed any more. To stop the deletion, contact the platform operator.',
  'problem.current_tenant': 'This is the organisation you are in now',
  'problem.current_tenant.detail': 'Switch to another organisation first, then try again.',
  'menu.tenants': 'Organisations',
  'audit.tenant.updated': 'Changed the organisation',
  'audit.tenant.suspended': 'Suspended the organisation',
  'audit.tenant.resumed': 'Resumed the organisation',
  'audit.tenant.deletion_requested': 'Scheduled the organisation for deletion',
  'audit.tenant.deletion_cancelled': 'Cancelled the deletion of the organisation',
  'audit.tenant.deleted': 'Deleted the organisation',
  'audit.tenant.exported': 'Exported the organisation’s data',
  'audit.secrets.rotated': 'Encrypted stored secrets with the new key',
  'field.person_exists': 'Somebody has this address already',
  'field.repeated_address': 'This address is in the list twice',
  'field.hash_unknown': 'The form of the password hash is not known',
  'field.hash_too_costly': 'The password hash takes too long to compute',
})
