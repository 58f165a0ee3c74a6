import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'notes.title': 'الملاحظات',
  'notes.write': 'كتابة',
  'notes.search': 'البحث في الملاحظات',
  'notes.text': 'النص',
  'notes.written': 'كُتبت',
  'notes.empty': 'لا توجد ملاحظات بعد',
  'notes.empty.text': 'اكتب الملاحظة الأولى.',
})
