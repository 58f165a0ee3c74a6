import { catalog } from '@tamga/core'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.sso-access-review.name': 'Access review',
  'app.sso-access-review.description':
    'Reviewers decide at intervals which roles people keep and which are removed.',
})
