import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'own_lookups.title': 'Намайг хэн лавласан',
  'own_lookups.text':
    'Таныг улсын бүртгэлээс лавласан бүх байгууллага, хүн, зорилго. Таны e-ID эсвэл төрийн нэгдсэн нэвтрэлтээр баталгаажсан регистрийн дугаараар хайсан.',
  'own_lookups.none': 'Таныг хэн ч лавлаагүй байна',
  'own_lookups.unproven.title': 'Эхлээд хэн болохоо баталгаажуулна уу',
  'own_lookups.unproven.text':
    'Регистрийн дугаараа e-ID эсвэл төрийн нэгдсэн нэвтрэлтээр баталгаажуулсны дараа таныг хэн лавласан нь энд харагдана.',
  'own_lookups.prove': 'Баталгаажуулах',
  'own_lookups.entry': '{tenant} байгууллагаас лавласан',
  'own_lookups.more': 'Цааш',
  'own_lookups.confined':
    'Таны байгууллагын нэвтрэлтийн үйлчилгээгээр нэвтэрсэн тул энд харагдахгүй. Өөрийн e-ID-гээр нэвтэрнэ үү.',
})
