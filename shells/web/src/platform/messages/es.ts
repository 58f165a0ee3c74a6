import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'platform.outdated.title': 'Actualice el programa',
  'platform.outdated.text':
    'El programa que usa es demasiado antiguo para continuar. Actualícelo y vuelva a abrirlo.',
})
