import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'let_in.title': 'Permitir otro dispositivo',
  'let_in.subtitle': 'Otro navegador quiere entrar en su nombre',
  'let_in.warning':
    'Permítalo solo si escaneó el código de una pantalla que tiene delante. Si alguien le envió el código, entraría en su nombre.',
  'let_in.who': 'El navegador que lo pide',
  'let_in.device': 'Dispositivo',
  'let_in.place': 'Desde',
  'let_in.asked': 'Cuándo',
  'let_in.pick': '¿Qué número hay en esa pantalla?',
  'let_in.pick.text': 'Con el número correcto, ese navegador entra en su nombre.',
  'let_in.refuse': 'No soy yo, rechazar',
  'let_in.done': 'El dispositivo ha entrado',
  'let_in.done.text': 'La otra pantalla sigue en unos segundos. Puede cerrar esta página.',
  'let_in.refused': 'Rechazado',
  'let_in.refused.text': 'Nadie ha entrado.',
  'let_in.gone': 'El código ya no vale',
  'let_in.gone.text': 'Obtenga un código nuevo en la página de acceso y escanéelo.',
})
