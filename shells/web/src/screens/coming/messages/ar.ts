import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'coming.text': 'شاشة هذا القسم ليست جاهزة بعد.',
  'coming.api': 'توثيق واجهة API',
  'coming.home': 'العودة إلى الرئيسية',
})
