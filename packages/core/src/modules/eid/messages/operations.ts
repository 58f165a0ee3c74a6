/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'auth.eid.options.read': 'e-ID-аар хэрхэн нэвтэрч болохыг харуулна',
  'auth.eid.login': 'Үндэсний e-ID-аар нэвтэрнэ: утсаар нь асууна',
  'auth.eid.login.read': 'Хүнийг хүлээнэ; баталмагц нэвтрэлтийн хариуг өгнө',
  'auth.eid.login.otp': 'Мессежээр ирсэн кодыг дамжуулна',
  'auth.eid.login.delete': 'Нэвтрэлтийг болино',
  'me.identities.eid': 'Өөрийн e-ID-г холбоно: утсаар нь асууна',
  'me.identities.eid.read': 'Өөрийн e-ID холбогдохыг хүлээнэ',
  'me.identities.eid.otp': 'Холбоход зориулж мессежээр ирсэн кодыг дамжуулна',
  'me.identities.eid.delete': 'Холбохоо болино',
}
