import { plural, sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'logins.title': 'Холбосон нэвтрэх аргууд',
  'logins.text': 'Нууц үгийн оронд эдгээр үйлчилгээгээр нэвтэрдэг. Хэрэглэхээ больсноо салгаж болно.',
  'logins.none': 'Холбосон нэвтрэх арга алга',
  'logins.none.text': 'Байгууллагынхаа нэвтрэлтийн үйлчилгээгээр анх ормогц энд харагдана.',
  'logins.current': 'Одоо үүгээр нэвтэрсэн',
  'logins.unusable': 'Одоогоор ажиллахгүй',
  'logins.everywhere': 'Бүх байгууллагад',
  'logins.last': 'Сүүлд нэвтэрсэн:',
  'logins.count': plural('count', { one: '{count} удаа', other: '{count} удаа' }),
  'logins.blocked.current_session':
    'Та яг үүгээр нэвтэрсэн байгаа. Салгах бол эхлээд өөр аргаар нэвтэрнэ үү.',
  'logins.blocked.last_login_method':
    'Нэвтрэх сүүлчийн арга тань тул салгах боломжгүй. Эхлээд нууц үг тавих эсвэл өөр нэвтрэх аргатай болно уу.',
  'logins.unlink': 'Салгах',
  'logins.unlink.label': '{name}: нэвтрэх аргыг салгах',
  'logins.unlink.title': '{name}: нэвтрэх аргыг салгах уу?',
  'logins.unlink.effect':
    'Үүгээр эхэлсэн нэвтрэлтүүд тань тэр дороо тасарна. Таны мэдээлэл, гишүүнчлэл хэвээр үлдэнэ. Байгууллага тань энэ үйлчилгээнд итгэдэг бол дахин нэвтрэхэд шинээр холбогдоно.',
  'logins.unlink.done': '{name}: нэвтрэх аргыг салгалаа',
  'logins.link.eid': 'e-ID холбох',
  'logins.link.dan': 'ДАН холбох',
  'logins.link.done': 'e-ID-г холболоо',
  'logins.link.failed': 'Холбож чадсангүй',
  'logins.link.taken': 'Энэ иргэн өөр бүртгэлтэй холбоотой байна. Эхлээд өмнөх бүртгэлээсээ салгана уу.',
  'logins.link.again': 'Дахин оролдоно уу.',
})
