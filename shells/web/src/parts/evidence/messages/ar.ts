import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'evidence.title': 'إعداد دليل مختوم؟',
  'evidence.effect': 'يصبح التقرير وثيقة PDF تحمل بياناته وتختمها المؤسسة. يمكن لأي شخص التحقق منها.',
  'evidence.verb': 'دليل مختوم',
})
