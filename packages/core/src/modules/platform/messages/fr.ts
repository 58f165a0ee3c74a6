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
  'audit.tenant.updated': 'Modification de l’organisation',
  'audit.tenant.suspended': 'Suspension de l’organisation',
  'audit.tenant.resumed': 'Rétablissement de l’organisation',
  'audit.tenant.deletion_requested': 'Suppression de l’organisation programmée',
  'audit.tenant.deletion_cancelled': 'Suppression de l’organisation annulée',
  'audit.tenant.deleted': 'Suppression de l’organisation',
  'audit.tenant.exported': 'Export des données de l’organisation',
  'audit.secrets.rotated': 'Secrets chiffrés avec la nouvelle clé',
  'field.person_exists': 'Cette adresse appartient déjà à quelqu’un',
  'field.repeated_address': 'Cette adresse figure deux fois dans la liste',
  'field.hash_unknown': 'La forme de l’empreinte du mot de passe est inconnue',
  'field.hash_too_costly': 'L’empreinte du mot de passe est trop longue à calculer',
})
