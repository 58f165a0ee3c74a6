import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.picture_unreadable': 'Зургийг нээж чадсангүй',
  'problem.picture_unreadable.detail': 'PNG, JPEG эсвэл WebP зураг сонгоно уу. Хөдөлгөөнт зураг тохирохгүй.',
  'problem.picture_dimensions': 'Зураг хэт том хэмжээтэй байна',
  'problem.picture_dimensions.detail':
    'Өргөн, өндөр нь {pixels} цэгээс ихгүй байх ёстой. Багасгаад дахин оруулна уу.',
})
