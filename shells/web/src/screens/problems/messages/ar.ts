import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'problems.not_found.title': 'لا توجد صفحة كهذه',
  'problems.not_found.text': 'قد يكون العنوان خاطئًا أو حُذفت الصفحة.',
  'problems.home': 'إلى الرئيسية',
})
