import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'problem.dan_expired': 'The sign-in attempt is no longer valid',
  'problem.dan_expired.detail':
    'It took too long, was used already or began in another browser. Start again from the sign-in page.',
  'problem.dan_failed': 'The government gateway did not confirm you',
  'problem.dan_failed.detail': 'You refused, or its answer could not be accepted. Try again.',
  'problem.dan_unavailable': 'The government gateway cannot be reached now',
  'problem.dan_unavailable.detail': 'Try again in a moment, or sign in another way.',
})
