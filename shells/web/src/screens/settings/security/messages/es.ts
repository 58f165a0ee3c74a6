import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'settings.factor.title': 'Segundo factor',
  'settings.factor.text':
    'Quién necesita dos factores aquí. La regla vale de inmediato, también para las sesiones abiertas.',
  'settings.factor.off': 'Nadie',
  'settings.factor.everyone': 'Todos los miembros',
  'settings.factor.roles': 'Ciertos roles',
  'settings.factor.which': 'Qué roles',
  'settings.factor.which.hint': 'Se exige a quien tenga uno de estos roles.',
  'settings.factor.missing.more': 'Mostrar más',
  'settings.factor.grace': 'Días para añadirlo',
  'settings.factor.grace.hint': 'Se cuentan desde la regla o desde el ingreso.',
  'settings.factor.federated': 'Los proveedores de identidad cuentan',
  'settings.factor.federated.hint':
    'Cuando un proveedor dice que pidió varios factores (amr), basta con eso.',
  'settings.factor.missing': {
    one: '{count} miembro aún no tiene segundo factor',
    many: '{count} miembros aún no tienen segundo factor',
    other: '{count} miembros aún no tienen segundo factor',
  },
  'settings.factor.missing.none': 'Todos los miembros tienen un segundo factor',
  'settings.factor.missing.show': 'Ver quiénes',
  'settings.factor.due': 'Plazo: {date}',
  'settings.factor.not_required': 'No se exige',
  'settings.keys.title': 'Llaves de acceso',
  'settings.keys.enabled': 'Se inicia sesión con llaves de acceso',
  'settings.keys.verification': 'Verificación de la persona (PIN, huella)',
  'settings.keys.required': 'Obligatoria',
  'settings.keys.preferred': 'Preferida',
  'settings.keys.discouraged': 'No necesaria',
  'settings.keys.attachment': 'Dispositivo',
  'settings.keys.any': 'Cualquiera',
  'settings.keys.platform': 'El propio ordenador o teléfono',
  'settings.keys.cross-platform': 'Una llave de seguridad aparte',
  'settings.keys.allow': 'Tipos permitidos (AAGUID)',
  'settings.keys.deny': 'Tipos rechazados (AAGUID)',
  'settings.keys.aaguid.hint': 'Uno por línea. Vacío: todos los tipos.',
  'settings.password.title': 'Contraseñas',
  'settings.password.enabled': 'Se inicia sesión con contraseña',
  'settings.password.enabled.hint':
    'Si se desactiva, las sesiones que empezaron con contraseña salen de inmediato de la organización.',
  'settings.password.length': 'Longitud mínima',
  'settings.password.length.hint': 'Vacío: como la instalación. Se comprueba en el próximo cambio.',
})
