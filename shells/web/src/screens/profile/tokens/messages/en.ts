import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const en = translation<typeof mn>()('en', {
  'own_tokens.title': 'Personal tokens',
  'own_tokens.text':
    'Programs and scripts use the API in “{tenant}” with your rights. Whoever has a token can act in your name.',
})
