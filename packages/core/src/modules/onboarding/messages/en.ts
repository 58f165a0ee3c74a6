import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'audit.onboarding.changed': 'Put the list of first steps away or brought it back',
})
