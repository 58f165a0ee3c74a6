import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'mail.greeting': 'Сайн байна уу, {person}!',
  'mail.link_fallback': 'Товч ажиллахгүй бол доорх хаягийг хуулж, хөтчийнхөө хаягийн мөрөнд тавина уу:',
  'mail.footer': 'Энэ захидлыг {brand} автоматаар илгээсэн тул хариу бичих шаардлагагүй.',
  'mail.invitation.subject': '«{organisation}» байгууллагын урилга',
  'mail.invitation.heading': 'Таныг урьж байна',
  'mail.invitation.body':
    '{inviter} таныг «{organisation}» байгууллагад урьж байна. Урилгыг хүлээн аваад нууц үгээ зохионо уу.',
  'mail.invitation.action': 'Урилгыг хүлээн авах',
  'mail.invitation.expires': 'Урилгын хүчинтэй хугацаа: {duration}.',
  'mail.invitation.ignore': 'Энэ урилгыг хүлээж байгаагүй бол захидлыг тоохгүй орхиж болно.',
  'mail.new_member_known_person.subject': '«{organisation}» байгууллагын урилга',
  'mail.new_member_known_person.heading': 'Таныг шинэ байгууллагад урьж байна',
  'mail.new_member_known_person.body':
    '{inviter} таныг «{organisation}» байгууллагад урьж байна. Та бүртгэлтэй тул одоогийн нууц үгээрээ нэвтэрч урилгыг хүлээн авна уу.',
  'mail.new_member_known_person.action': 'Урилгыг хүлээн авах',
  'mail.new_member_known_person.expires': 'Урилгын хүчинтэй хугацаа: {duration}.',
  'mail.new_member_known_person.ignore': 'Энэ урилгыг хүлээж байгаагүй бол захидлыг тоохгүй орхиж болно.',
  'mail.password_reset.subject': 'Нууц үг сэргээх',
  'mail.password_reset.heading': 'Шинэ нууц үг зохиох',
  'mail.password_reset.body':
    'Таны {brand} бүртгэлийн нууц үгийг сэргээх хүсэлт ирлээ. Доорх товчийг дарж шинэ нууц үгээ зохионо уу.',
  'mail.password_reset.action': 'Нууц үгээ сэргээх',
  'mail.password_reset.expires': 'Холбоосын хүчинтэй хугацаа: {duration}. Нэг л удаа ашиглана.',
  'mail.password_reset.ignore':
    'Та ийм хүсэлт гаргаагүй бол юу ч хийх шаардлагагүй. Нууц үг тань хэвээр үлдэнэ.',
  'mail.email_verify.subject': 'И-мэйл хаягаа баталгаажуулна уу',
  'mail.email_verify.heading': 'И-мэйл баталгаажуулах',
  'mail.email_verify.body':
    'Энэ и-мэйл хаяг таных мөн эсэхийг {brand} шалгаж байна. Доорх товчийг дарж баталгаажуулна уу.',
  'mail.email_verify.action': 'И-мэйлээ баталгаажуулах',
  'mail.email_verify.expires': 'Холбоосын хүчинтэй хугацаа: {duration}.',
  'mail.email_verify.ignore': 'Та энэ хаягийг бүртгүүлээгүй бол захидлыг тоохгүй орхиж болно.',
  'mail.password_changed.subject': 'Таны нууц үг солигдлоо',
  'mail.password_changed.heading': 'Нууц үг солигдлоо',
  'mail.password_changed.body':
    'Таны {brand} бүртгэлийн нууц үг солигдож, бусад төхөөрөмж дээрх нэвтрэлтүүд таслагдлаа.',
  'mail.password_changed.action': 'Нууц үгээ сэргээх',
  'mail.password_changed.ignore':
    'Та өөрөө солиогүй бол нууц үгээ даруй сэргээж, байгууллагынхаа админд мэдэгдэнэ үү.',
  'mail.unknown_device': 'тодорхойгүй төхөөрөмж',
  'mail.new_device.subject': 'Шинэ төхөөрөмжөөс нэвтэрлээ',
  'mail.new_device.heading': 'Шинэ төхөөрөмжөөс нэвтэрлээ',
  'mail.new_device.body':
    'Таны {brand} бүртгэлээр урьд нь ашиглаж байгаагүй төхөөрөмжөөс нэвтэрлээ. Төхөөрөмж: {device}. Хаанаас: {place}. Хэзээ: {time}.',
  'mail.new_device.action': 'Нэвтрэлтээ шалгах',
  'mail.new_device.ignore':
    'Та өөрөө нэвтэрсэн бол юу ч хийх шаардлагагүй. Үгүй бол энэ нэвтрэлтийг таслаад нууц үгээ даруй солино уу.',
})
