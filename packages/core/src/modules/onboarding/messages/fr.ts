import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'audit.onboarding.changed': 'A masqué ou rétabli la liste des premiers pas',
})
