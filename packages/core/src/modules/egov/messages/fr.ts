import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const fr = catalog(
  'fr',
  mn,
)({
  'app.egov.name': 'Administration électronique',
  'app.egov.description': 'Relie l’organisation aux services publics et au registre national.',
})
