import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.dan_expired': 'لم تعد محاولة تسجيل الدخول صالحة',
  'problem.dan_expired.detail':
    'استغرقت وقتًا طويلًا أو استُخدمت من قبل أو بدأت في متصفح آخر. ابدأ من جديد من صفحة الدخول.',
  'problem.dan_failed': 'لم تؤكّد بوابة الحكومة هويتك',
  'problem.dan_failed.detail': 'لقد رفضت أو تعذّر قبول ردّها. حاول مرة أخرى.',
  'problem.dan_unavailable': 'لا يمكن الوصول إلى بوابة الحكومة الآن',
  'problem.dan_unavailable.detail': 'حاول بعد قليل أو سجّل الدخول بطريقة أخرى.',
})
