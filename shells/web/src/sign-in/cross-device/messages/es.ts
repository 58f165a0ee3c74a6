import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'phone.title': 'Entrar con el teléfono',
  'phone.lead':
    'Escanee el código con la cámara de un teléfono en el que haya iniciado sesión y elija allí este número.',
  'phone.code': 'Código QR para el teléfono',
  'phone.number': 'Elija este número en el teléfono',
  'phone.waiting': 'Esperando al teléfono',
  'phone.again': 'Obtener un código nuevo',
  'phone.replace': 'Continuar y terminar la otra sesión',
  'phone.back': 'Entrar de otra forma',
})
