import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.cross_device_denied': 'Нэвтрэхийг зөвшөөрсөнгүй',
  'problem.cross_device_denied.detail': 'Нөгөө төхөөрөмж дээр татгалзсан байна. Дахин оролдож болно.',
  'problem.cross_device_ended': 'Хугацаа дууссан байна',
  'problem.cross_device_ended.detail': 'Шинэ код авч дахин оролдоно уу.',
  'problem.cross_device_number_wrong': 'Тоо таарсангүй',
  'problem.cross_device_number_wrong.detail':
    'Нэвтрэхийг зөвшөөрөөгүй. Код уншуулсан дэлгэцээ өөрөө харж байгаа эсэхээ шалгаад дахин эхлүүлнэ үү.',
  'audit.session.let_in': 'Өөр төхөөрөмжийг нэвтрүүлсэн',
  'audit.session.let_in_refused': 'Өөр төхөөрөмжийг нэвтрүүлэхээс татгалзсан',
})
