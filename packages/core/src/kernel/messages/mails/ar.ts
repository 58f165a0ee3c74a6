import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'mail.greeting': 'مرحبًا {person}،',
  'mail.link_fallback': 'إن لم يعمل الزر فانسخوا هذا العنوان إلى شريط العناوين في المتصفح:',
  'mail.footer': 'أُرسلت هذه الرسالة تلقائيًا من {brand}، ولا حاجة إلى الرد عليها.',
})
