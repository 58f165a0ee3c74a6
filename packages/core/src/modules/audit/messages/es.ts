import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'audit.access.refused': 'Cambio rechazado por falta de permiso',
  'permission.audit.read': 'Ver y exportar el registro de auditoría',
  'menu.audit': 'Registro de auditoría',
})
