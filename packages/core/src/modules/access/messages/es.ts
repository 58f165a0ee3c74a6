import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'role.admin.name': 'Administrador',
  'role.admin.description': 'Tiene todos los permisos',
  'role.user.name': 'Usuario',
  'role.user.description': 'Se da automáticamente a cada miembro',
  'problem.last_admin': 'No se puede quitar al último administrador',
  'problem.last_admin.detail':
    'Una organización debe tener al menos un administrador. Nombre primero a otra persona.',
  'problem.role_key_taken': 'Ya existe un rol con esta clave',
  'problem.role_key_taken.detail': 'Asigne otra clave (key) al rol.',
  'field.unknown_role': 'Este rol no existe',
  'problem.administrator_protected': 'Solo un administrador puede modificar a un administrador',
  'problem.administrator_protected.detail':
    'Puede gestionar a los miembros, pero no es administrador, así que no puede suspender, quitar ni modificar a un administrador. Pídaselo a un administrador.',
  'audit.access.escalation_refused': 'Se rechazó conceder permisos superiores a los propios',
})
