import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'menu.resources': 'Protected services',
  'audit.resources.created': 'Added a service',
  'audit.resources.changed': 'Changed a service',
  'audit.resources.deleted': 'Removed a service',
  'audit.resources.document_hosts_changed': 'Changed the hosts of client documents',
  'problem.resource_exists': 'There is a service with this address',
  'problem.resource_exists.detail': 'The organisation has this address already.',
  'field.resource_own': 'This address belongs to the platform itself',
  'field.scope_taken': 'The platform uses this name itself',
})
