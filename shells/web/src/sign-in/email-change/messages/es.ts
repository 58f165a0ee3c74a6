import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'change.title': 'Confirme su nueva dirección de correo',
  'change.lead':
    'Si esta dirección es suya, pulse el botón. Desde entonces iniciará sesión con ella y recibirá allí los mensajes.',
  'change.submit': 'Cambiar la dirección',
  'change.done': 'Su dirección de correo ha cambiado',
  'change.done.text': 'Inicie sesión con la nueva dirección. Se avisó a la anterior.',
  'change.invalid': 'Inténtelo de nuevo desde su perfil.',
  'change.onward': 'Continuar',
  'undo.title': '¿Deshacer el cambio de correo?',
  'undo.lead':
    'Vuelve la dirección anterior y terminan sus sesiones en todos los dispositivos. Después elija una contraseña nueva.',
  'undo.submit': 'Deshacer',
  'undo.done': 'La dirección anterior ha vuelto',
  'undo.done.text': 'Todas las sesiones han terminado. Elija ahora una contraseña nueva.',
  'undo.invalid': 'Es demasiado tarde o ya se deshizo. Consulte a su administrador.',
  'undo.onward': 'Elegir una contraseña nueva',
})
