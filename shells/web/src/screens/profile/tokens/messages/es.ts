import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const es = translation<typeof mn>()('es', {
  'own_tokens.title': 'Tokens personales',
  'own_tokens.text':
    'Programas y scripts usan la API en «{tenant}» con sus permisos. Quien tenga un token puede actuar en su nombre.',
})
