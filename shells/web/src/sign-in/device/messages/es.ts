import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'device.page': 'Iniciar sesión en un dispositivo',
  'device.title': 'Inicie sesión en su dispositivo',
  'device.text': 'Introduzca el código que muestra su dispositivo.',
  'device.compare': '¿Es exactamente el código que muestra su dispositivo?',
  'device.code': 'Código',
  'device.continue': 'Continuar',
  'device.matches': 'Coincide, continuar',
  'device.warning':
    'No introduzca nunca un código que alguien le haya enviado o dictado por teléfono: esa persona iniciaría sesión en su nombre.',
  'device.done': 'El dispositivo ha iniciado sesión',
  'device.done.text': 'Vuelva a su dispositivo: continuará en unos segundos. Puede cerrar esta página.',
  'device.denied': 'El dispositivo no ha iniciado sesión',
  'device.denied.text':
    'El dispositivo no ha obtenido ningún dato. Si no lo inició usted, avise a su administrador.',
  'device.home': 'Ir a la página de inicio',
})
