import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'own_tokens.title': 'الرموز الشخصية',
  'own_tokens.text':
    'تستخدم البرامج والنصوص واجهة البرمجة في «{tenant}» بصلاحياتك. كل من يملك رمزًا يمكنه التصرف باسمك.',
})
