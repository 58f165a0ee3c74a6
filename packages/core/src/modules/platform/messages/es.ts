import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.tenant_deleting': 'La eliminación de esta organización está programada',
  'problem.tenant_deleting.detail':
    'Ya no se puede modificar. Para cancelar la eliminación, contacte con el operador de la plataforma.',
  'problem.current_tenant': 'Esta es la organización en la que se encuentra ahora',
  'problem.current_tenant.detail': 'Cambie primero a otra organización e inténtelo de nuevo.',
  'menu.tenants': 'Organizaciones',
  'audit.tenant.updated': 'Organización modificada',
  'audit.tenant.suspended': 'Organización suspendida',
  'audit.tenant.resumed': 'Organización reanudada',
  'audit.tenant.deletion_requested': 'Eliminación de la organización programada',
  'audit.tenant.deletion_cancelled': 'Eliminación de la organización cancelada',
  'audit.tenant.deleted': 'Organización eliminada',
  'audit.tenant.exported': 'Datos de la organización exportados',
  'audit.secrets.rotated': 'Secretos cifrados con la nueva clave',
  'field.person_exists': 'Esa dirección ya es de alguien',
  'field.repeated_address': 'Esa dirección está dos veces en la lista',
  'field.hash_unknown': 'No se conoce la forma del hash de la contraseña',
  'field.hash_too_costly': 'El hash de la contraseña tarda demasiado en calcularse',
})
