import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ru = translation<typeof mn>()('ru', {
  'own_tokens.title': 'Личные токены',
  'own_tokens.text':
    'Программы и скрипты работают с API в «{tenant}» с вашими правами. Тот, у кого есть токен, может действовать от вашего имени.',
})
