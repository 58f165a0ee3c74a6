import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const en = catalog(
  'en',
  mn,
)({
  'app.egov.name': 'E-government',
  'app.egov.description': 'Connects the organisation to government services and the national registry.',
})
