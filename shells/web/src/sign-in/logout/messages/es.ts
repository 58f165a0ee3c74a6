import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'leave.page': 'Cerrar sesión',
  'leave.title': '¿Cerrar sesión en {brand}?',
  'leave.asked': 'Lo solicita {client}.',
  'leave.text': 'También tendrá que iniciar sesión de nuevo en las demás aplicaciones de esta sesión.',
  'leave.confirm': 'Cerrar sesión',
  'leave.stay': 'Seguir conectado',
  'leave.already': 'Ya ha cerrado la sesión',
  'leave.already.text': 'Nadie ha iniciado sesión en este navegador.',
  'leave.onward': 'Continuar',
})
