import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.organisation.name': 'Directorio de miembros',
  'app.organisation.description':
    'Invita a miembros, asigna roles, suspende o retira miembros y gestiona roles y permisos.',
  'problem.administrator_protected': 'Solo un administrador puede modificar a un administrador',
  'problem.administrator_protected.detail':
    'Puede gestionar a los miembros, pero no es administrador, así que no puede suspender, quitar ni modificar a un administrador. Pídaselo a un administrador.',
  'problem.key_fixed': 'El código de un rol no se puede cambiar',
  'problem.key_fixed.detail':
    'El código se da una sola vez, al crear el rol. Si necesita otro código, cree un rol nuevo.',
  'field.key_fixed': 'El código no se puede cambiar',
  'problem.own_account': 'No puede suspenderse a sí mismo',
  'problem.own_account.detail': 'Pida a otro administrador que lo haga.',
  'problem.not_available_in_production': 'Esto solo es posible en el entorno de desarrollo',
  'problem.not_available_in_production.detail':
    'Envíe la invitación sin contraseña. La persona elegirá una con el enlace recibido.',
  'field.unknown_permission': 'No existe el permiso «{permission}»',
  'field.permission_not_held': 'No puede asignar este rol porque no tiene el permiso «{permission}»',
  'field.unknown_column': 'No existe esa columna. Columnas posibles: email, name, roles',
  'field.repeated_column': 'Esta columna se repite en el archivo',
  'field.extra_cells': 'Esta línea tiene más celdas que el encabezado',
  'field.empty_file': 'El archivo no contiene a nadie a quien invitar',
  'field.too_many_lines': {
    one: 'Un archivo puede tener como máximo {max} línea',
    many: 'Un archivo puede tener como máximo {max} de líneas',
    other: 'Un archivo puede tener como máximo {max} líneas',
  },
  'problem.already_member': 'Esta persona ya es miembro',
  'problem.already_member.detail': 'Puede cambiar sus roles en la lista de miembros.',
  'problem.built_in_role': 'Un rol del sistema no se puede modificar ni eliminar',
  'problem.built_in_role.detail': 'Si necesita otros permisos, cree un rol nuevo.',
  'problem.role_in_use': 'Hay miembros con este rol',
  'problem.role_in_use.detail': 'Retire primero el rol a esos miembros y después elimínelo.',
  'problem.unknown_permission': 'Ese permiso no existe',
  'problem.unknown_permission.detail': 'Elija entre los permisos de las aplicaciones instaladas.',
  'problem.import_invalid': 'El archivo contiene errores',
  'problem.import_invalid.detail':
    'Corrija las líneas indicadas y vuelva a cargar el archivo. De momento no se ha cambiado nada.',
  'field.unknown_member': 'Este miembro no existe',
  'field.duplicate_line': 'Esta línea se repite en el archivo',
  'field.missing_column': 'Falta esta columna en el archivo',
  'field.already_member': 'Esta persona ya es miembro',
  'permission.organisation.read': 'Ver miembros, roles e invitaciones',
  'permission.organisation.manage': 'Invitar, suspender y retirar miembros, y asignar roles',
  'menu.people': 'Miembros',
  'menu.roles': 'Roles',
  'menu.invitations': 'Invitaciones',
})
