import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'problem.tenant_deleting': 'La suppression de cette organisation est programmée',
  'problem.tenant_deleting.detail':
    'Elle ne peut plus être modifiée. Pour annuler la suppression, contactez l’opérateur de la plateforme.',
  'problem.current_tenant': 'C’est l’organisation dans laquelle vous êtes actuellement',
  'problem.current_tenant.detail': 'Changez d’abord d’organisation, puis réessayez.',
  'menu.tenants': 'Organisations',
})
