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
})
