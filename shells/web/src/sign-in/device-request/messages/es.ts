import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'device.request': 'Iniciar sesión en un dispositivo',
  'device.consent': '{client} quiere iniciar sesión en su nombre',
  'device.careful': 'Permítalo solo si lo ha iniciado usted en un dispositivo que tiene delante.',
  'device.from': 'Desde',
  'device.device': 'Dispositivo',
  'device.when': 'Cuándo',
  'device.after':
    'Si lo rechaza, el dispositivo no inicia sesión ni obtiene ningún dato. Puede retirar su consentimiento en cualquier momento en su perfil.',
  'device.late': 'El código ha caducado',
  'device.late.text':
    'Es demasiado antiguo, ya se respondió o se introdujo en otro navegador. Obtenga un código nuevo en su dispositivo.',
  'device.another': 'Introducir otro código',
})
