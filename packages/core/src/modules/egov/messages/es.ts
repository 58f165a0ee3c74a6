import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const es = catalog(
  'es',
  mn,
)({
  'app.egov.name': 'Gobierno electrónico',
  'app.egov.description': 'Conecta la organización con los servicios públicos y el registro nacional.',
})
