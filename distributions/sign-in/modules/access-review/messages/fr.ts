import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.sso-access-review.name': 'Revue des accès',
  'app.sso-access-review.description':
    'Des réviseurs décident régulièrement quels rôles conserver ou retirer.',
})
