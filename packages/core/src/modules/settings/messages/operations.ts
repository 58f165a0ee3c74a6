/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'settings.platform.read': 'Бүх суулгацын тохиргоо',
  'settings.platform.replace': 'Бүх суулгацын тохиргоог өөрчилнө',
  'settings.appearance.read': 'Байгууллагын хэл, харагдац',
  'settings.appearance.replace': 'Хэл, харагдацыг өөрчилнө; дурдаагүй нь хэвээр үлдэнэ',
  'settings.security.read':
    'Байгууллагын дүрэм: нэвтрэлт, хоёр дахь баталгаажуулалт, нэвтрэх түлхүүр, нууц үг',
  'settings.security.replace': 'Нэвтрэлт, баталгаажуулалтын дүрмийг өөрчилнө; дурдаагүй нь хэвээр үлдэнэ',
  'settings.security.second_factor.missing.list': 'Хоёр дахь баталгаажуулалтгүй гишүүд',
  'settings.features.read': 'Үндсэн боломжууд ба байгууллагад асаалттай эсэх нь',
  'settings.features.replace': 'Боломжуудыг асааж, унтраана; нэрлээгүй нь хэвээр үлдэнэ',
  'brand.read': 'Нэвтрэхээс өмнөх хуудсуудын нэр, өнгө, хэл',
  'i18n.read': 'Серверийн бичвэрүүдийг нэг хэлээр өгнө',
  'settings.mails.list': 'Байгууллага өөрөө найруулж болох захидлууд',
  'settings.mails.read': 'Захидлын найруулга',
  'settings.mails.replace': 'Захидлыг шинээр найруулна',
  'settings.mails.delete': 'Бүтээгдэхүүний анхны найруулгад буцаана',
  'settings.mails.preview': 'Захидлыг хүлээн авагчид харагдахаар нь үзүүлнэ',
  'settings.mails.test': 'Захидлыг өөрийн хаяг руу илгээнэ',
}
