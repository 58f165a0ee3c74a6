import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'lost.title': 'Алдсан баталгаажуулалт',
  'lost.text':
    'Утас, түлхүүрээ алдсан хүний баталгаажуулалтыг устгана. Тэр хүнд и-мэйлээр мэдэгдэж, нэвтрэлтүүдийг нь тасална.',
  'lost.email': 'Хүний и-мэйл',
  'lost.find': 'Хайх',
  'lost.none': 'Баталгаажуулалт нэмээгүй байна',
  'lost.totp': 'Баталгаажуулах апп',
  'lost.passkey': 'Бүх нэвтрэх түлхүүр',
  'lost.recovery_codes': 'Нөөц кодууд',
  'lost.remove': 'Устгах',
  'lost.remove.title': '{name}: баталгаажуулалтыг устгах уу?',
  'lost.remove.effect':
    'Хүнийг өөрийг нь мөн гэдгийг шалгасан эсэхээ бататгана уу. Тэр хүнд мэдэгдэж, нэвтрэлтүүд нь тасарна.',
  'lost.removed': 'Устгалаа, хүнд мэдэгдлээ',
})
