import { catalog } from '@tamga/formats'
import { mn } from './mn.ts'

export const ar = catalog(
  'ar',
  mn,
)({
  'problem.picture_unreadable': 'تعذّرت قراءة الصورة',
  'problem.picture_unreadable.detail': 'اختر صورة بصيغة PNG أو JPEG أو WebP. الصور المتحركة غير مناسبة.',
  'problem.picture_dimensions': 'أبعاد الصورة كبيرة جدًا',
  'problem.picture_dimensions.detail':
    'يجب ألا يتجاوز العرض والارتفاع {pixels} بكسل. صغّر الصورة ثم ارفعها مجددًا.',
})
