import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.sso-access-review.name': 'Revisión de accesos',
  'app.sso-access-review.description':
    'Los revisores deciden periódicamente qué roles conservar y cuáles retirar.',
})
