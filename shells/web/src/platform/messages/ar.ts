import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'platform.outdated.title': 'يرجى تحديث البرنامج',
  'platform.outdated.text':
    'إصدار البرنامج الذي تستخدمه قديم ولا يمكن المتابعة به. حدِّث البرنامج ثم افتحه من جديد.',
})
