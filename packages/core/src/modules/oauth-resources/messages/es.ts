import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'menu.resources': 'Servicios protegidos',
  'audit.resources.created': 'Servicio añadido',
  'audit.resources.changed': 'Servicio modificado',
  'audit.resources.deleted': 'Servicio eliminado',
  'audit.resources.document_hosts_changed': 'Cambiados los hosts de documentos de aplicaciones',
  'problem.resource_exists': 'Ya hay un servicio con esta dirección',
  'problem.resource_exists.detail': 'La organización ya tiene registrada esta dirección.',
  'field.resource_own': 'Esta dirección pertenece a la propia plataforma',
  'field.scope_taken': 'La propia plataforma usa este nombre',
})
