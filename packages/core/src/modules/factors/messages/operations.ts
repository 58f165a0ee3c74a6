/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.mfa': 'Хоёр дахь баталгаажуулалтаар нэвтрэлтийг дуусгана',
  'auth.passkey.options': 'Нэвтрэх түлхүүрээр нэвтэрч эхэлнэ',
  'auth.passkey': 'Нэвтрэх түлхүүрээр нэвтэрнэ; хэнийх болохыг түлхүүр өөрөө хэлнэ',
  'auth.step_up': 'Өөрийгөө дахин баталгаажуулна; нэвтрэлт хэвээр, токен нь шинэ',
  'me.passkeys.list': 'Өөрийн нэвтрэх түлхүүрүүд',
  'me.passkeys.options': 'Нэвтрэх түлхүүр нэмж эхэлнэ',
  'me.passkeys.create': 'Нэвтрэх түлхүүр нэмнэ',
  'me.passkeys.update': 'Нэвтрэх түлхүүрийн нэрийг солино',
  'me.passkeys.delete': 'Нэвтрэх түлхүүрийг хасна; нэвтрэх сүүлчийн арга хэвээр үлдэнэ',
  'me.totp.read': 'Өөрийн баталгаажуулах апп',
  'me.totp': 'Баталгаажуулах апп нэмж эхэлнэ; нууц утга зөвхөн энэ хариунд бий',
  'me.totp.confirm': 'Баталгаажуулах аппыг түүний кодоор батална',
  'me.totp.delete': 'Баталгаажуулах аппыг хасна',
  'me.recovery_codes.read': 'Хэдэн нөөц код үлдснийг харуулна',
  'me.recovery_codes': 'Шинэ нөөц код үүсгэнэ; өмнөх нь хүчингүй болно',
  'me.remembered_devices.list': 'Хоёр дахь баталгаажуулалт асуухгүй хөтчүүд',
  'me.remembered_devices.delete_all': 'Бүгдийг нь мартана',
  'me.remembered_devices.delete': 'Нэгийг нь мартана',
  'platform.people.factors.read': 'Хүний баталгаажуулалтын аргуудыг хаягаар нь харуулна',
  'platform.people.factors.delete_all':
    'Хүний алдсан баталгаажуулалтыг хасаж, өөрт нь мэдэгдэнэ; нэвтрэлтүүд нь тасарна',
}
