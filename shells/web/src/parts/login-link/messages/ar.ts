import { translation } from '@tamga/formats'
import type { mn } from './mn.ts'

export const ar = translation<typeof mn>()('ar', {
  'federation.tab.links': 'الروابط',
  'federation.last_login': 'آخر دخول',
  'federation.unlink': 'إزالة الربط',
  'federation.unlink.title': 'إزالة ربط {name} بـ {provider}؟',
  'federation.unlink.effect':
    'تنتهي الجلسات التي بدأت عبره. يبقى الشخص عضوًا ويُتعرّف عليه من جديد عند الدخول التالي. لا يمكن التراجع.',
  'federation.unlink.done': 'أُزيل ربط {name}',
})
