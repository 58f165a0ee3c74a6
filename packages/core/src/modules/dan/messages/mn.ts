import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.dan_expired': 'Нэвтрэх оролдлогын хугацаа дууссан',
  'problem.dan_expired.detail':
    'Хэт удсан, аль хэдийн ашигласан, эсвэл өөр хөтөч дээр эхэлсэн байна. Нэвтрэх хуудаснаас дахин эхлүүлнэ үү.',
  'problem.dan_failed': 'Төрийн нэгдсэн нэвтрэлтээр баталгаажуулж чадсангүй',
  'problem.dan_failed.detail':
    'Та татгалзсан, эсвэл ирсэн хариуг хүлээж авах боломжгүй байна. Дахин оролдоно уу.',
  'problem.dan_unavailable': 'Төрийн нэгдсэн нэвтрэлттэй одоогоор холбогдож чадахгүй байна',
  'problem.dan_unavailable.detail': 'Хэсэг хүлээгээд дахин оролдох, эсвэл өөр аргаар нэвтэрнэ үү.',
})
