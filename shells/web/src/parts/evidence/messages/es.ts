import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'evidence.title': '¿Hacer una prueba sellada?',
  'evidence.effect':
    'El informe se convierte en un documento PDF con sus datos, sellado por la organización. Cualquiera puede verificarlo.',
  'evidence.verb': 'Prueba sellada',
})
