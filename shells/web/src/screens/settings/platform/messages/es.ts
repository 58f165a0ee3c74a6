import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'lost.title': 'Factores perdidos',
  'lost.text': 'Para quien perdió su teléfono o su llave. Se le avisa por correo y sus sesiones terminan.',
  'lost.email': 'Correo de la persona',
  'lost.find': 'Buscar',
  'lost.none': 'No hay factores',
  'lost.totp': 'Aplicación de autenticación',
  'lost.passkey': 'Todas las llaves de acceso',
  'lost.recovery_codes': 'Códigos de recuperación',
  'lost.remove': 'Eliminar',
  'lost.remove.title': '¿Eliminar factores de {name}?',
  'lost.remove.effect':
    'Asegúrese de haber comprobado quién lo pide. Se avisa a la persona y sus sesiones terminan.',
  'lost.removed': 'Eliminado; se ha avisado a la persona',
})
