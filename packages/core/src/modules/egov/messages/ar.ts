import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'app.egov.name': 'الحكومة الإلكترونية',
  'app.egov.description': 'يربط المؤسسة بالخدمات الحكومية والسجل الوطني.',
})
