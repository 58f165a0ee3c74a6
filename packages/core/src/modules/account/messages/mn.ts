import { sourceCatalog } from '@tamga/formats'

export const mn = sourceCatalog({
  'problem.email_unchanged': 'Энэ бол таны одоогийн хаяг',
  'problem.email_unchanged.detail': 'Өөр и-мэйл хаяг бичнэ үү.',
  'problem.last_operator': 'Та системийн сүүлчийн оператор байна',
  'problem.last_operator.detail': 'Эхлээд өөр хүнд операторын эрх олгоод дараа нь бүртгэлээ хаана уу.',
  'mail.email_change.subject': 'Шинэ и-мэйл хаягаа баталгаажуулна уу',
  'mail.email_change.heading': 'И-мэйл хаяг солих',
  'mail.email_change.body':
    'Таны {brand} бүртгэлийн и-мэйлийг энэ хаягаар солих хүсэлт ирлээ. Доорх товчийг дарж баталгаажуулна уу.',
  'mail.email_change.action': 'Хаягаа солих',
  'mail.email_change.expires': 'Холбоосын хүчинтэй хугацаа: {duration}. Нэг л удаа ашиглана.',
  'mail.email_change.ignore': 'Та ийм хүсэлт гаргаагүй бол захидлыг тоохгүй орхиж болно. Юу ч өөрчлөгдөхгүй.',
  'mail.email_taken.subject': 'Энэ и-мэйл бүртгэлтэй байна',
  'mail.email_taken.heading': 'Энэ хаяг бүртгэлтэй байна',
  'mail.email_taken.body':
    'Хэн нэгэн өөрийн {brand} бүртгэлийн и-мэйлийг таны хаягаар солих гэж оролдлоо. Энэ хаяг таны бүртгэлд байгаа тул юу ч өөрчлөгдөөгүй.',
  'mail.email_taken.action': 'Нэвтрэх',
  'mail.email_taken.ignore': 'Та өөрөө оролдсон бол энэ хаягаар бүртгэлтэй бүртгэлдээ нэвтэрнэ үү.',
  'mail.email_changed.subject': 'Таны и-мэйл хаяг солигдлоо',
  'mail.email_changed.heading': 'И-мэйл хаяг солигдлоо',
  'mail.email_changed.body':
    'Таны {brand} бүртгэлийн и-мэйл {email} болж солигдлоо. Цаашид захидал тэр хаягт очно.',
  'mail.email_changed.action': 'Буцаах',
  'mail.email_changed.expires': 'Энэ холбоосоор {duration} хүртэл хугацаанд буцааж болно.',
  'mail.email_changed.ignore':
    'Та өөрөө сольсон бол юу ч хийх шаардлагагүй. Үгүй бол даруй буцаана уу: хуучин хаяг сэргэж, бүх нэвтрэлт тасарна.',
  'mail.email_restored.subject': 'Таны и-мэйл хаяг сэргэлээ',
  'mail.email_restored.heading': 'Хуучин хаяг сэргэлээ',
  'mail.email_restored.body':
    'Таны {brand} бүртгэлийн и-мэйл хуучин хаяг руугаа буцаж, бүх нэвтрэлт тасарлаа. Хэн нэгэн бүртгэлд тань орсон байж болзошгүй тул шинэ нууц үг зохионо уу.',
  'mail.email_restored.action': 'Шинэ нууц үг зохиох',
  'mail.email_restored.ignore': 'Нууц үгээ хэнд ч бүү хэлээрэй.',
  'mail.account_closing.subject': 'Таны бүртгэл хаагдах гэж байна',
  'mail.account_closing.heading': 'Бүртгэл хаах хүсэлт авлаа',
  'mail.account_closing.body':
    'Таны {brand} бүртгэл {date}-нд хаагдана. Тэр үед та бүх байгууллагаас гарч, бүртгэлийн мэдээлэл тань устана.',
  'mail.account_closing.action': 'Бүртгэлээ үлдээх',
  'mail.account_closing.ignore':
    'Бодлоо өөрчилбөл эсвэл энэ хүсэлтийг та гаргаагүй бол нэвтэрч орж цуцлаарай. Дараа нь нууц үгээ солино уу.',
  'audit.person.email_change_requested': 'И-мэйл солих хүсэлт гаргасан',
  'audit.person.email_change_cancelled': 'И-мэйл солих хүсэлтээ цуцалсан',
  'audit.person.email_changed': 'И-мэйл хаягаа сольсон',
  'audit.person.email_restored': 'И-мэйл хаягийн солилтыг буцаасан',
  'audit.person.closing_requested': 'Бүртгэлээ хаах хүсэлт гаргасан',
  'audit.person.closing_cancelled': 'Бүртгэлээ хаах хүсэлтээ цуцалсан',
  'audit.person.closed': 'Бүртгэл хаагдсан',
  'audit.member.closed_account': 'Бүртгэлээ хааж, байгууллагаас гарсан',
})
