import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.egov.name': 'Электронное правительство',
  'app.egov.description': 'Связывает организацию с государственными услугами и национальным реестром.',
})
