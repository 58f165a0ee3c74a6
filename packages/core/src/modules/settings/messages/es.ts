import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'problem.own_network_excluded': 'Su propia red no está en la lista',
  'problem.own_network_excluded.detail':
    'Guardada así, usted mismo no podría iniciar sesión. Añada una red que contenga su dirección actual ({ip}).',
  'field.network': 'Dirección de red no válida. Ejemplo: 10.0.0.0/8',
  'permission.settings.read': 'Ver los ajustes',
  'permission.settings.manage': 'Modificar los ajustes',
  'menu.appearance': 'Apariencia',
  'menu.security_settings': 'Seguridad del inicio de sesión',
  'audit.settings.updated': 'Ajustes modificados',
  'menu.mails': 'Mensajes de correo',
  'menu.features': 'Funciones',
  'field.unknown_placeholder': 'Este mensaje no conoce {name}. Conoce: {allowed}',
  'audit.settings.mail_updated': 'Texto de un mensaje cambiado',
  'problem.no_way_in': 'Usted mismo no tendría cómo entrar',
  'problem.no_way_in.detail':
    'Antes de desactivar las contraseñas, añada una llave de acceso u otra forma de iniciar sesión.',
})
