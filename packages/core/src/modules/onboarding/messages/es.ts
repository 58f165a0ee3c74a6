import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'audit.onboarding.changed': 'Ocultó o recuperó la lista de primeros pasos',
})
