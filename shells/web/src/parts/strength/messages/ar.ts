import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'strength.is': 'كلمة المرور: {strength}',
  'strength.1': 'سهلة التخمين',
  'strength.2': 'متوسطة',
  'strength.3': 'جيدة',
  'strength.4': 'قوية',
})
