import { catalog } from '../../../kernel/i18n/catalog.ts'
import { mn } from './mn.ts'

export const ru = catalog(
  'ru',
  mn,
)({
  'app.egov.name': 'Электронное правительство',
  'app.egov.description': 'Связывает организацию с государственными услугами и национальным реестром.',
})
