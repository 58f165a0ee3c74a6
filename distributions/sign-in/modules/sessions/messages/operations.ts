/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'sso.sessions.list': 'Байгууллагад нэвтэрсэн байгаа хүмүүс',
  'sso.sessions.days.list': 'Одоо идэвхтэй байгаа нэвтрэлтийн хэд нь сүүлийн 30 хоногийн аль өдөр эхэлсэн',
  'sso.sessions.events.list': 'Хэн, аль нэвтрэлтийг, яагаад тасалсан',
  'sso.sessions.events.days.list': 'Сүүлийн 30 хоногийн өдөр бүр тасарсан нэвтрэлтийн тоо',
  'sso.sessions.events.export': 'Тасалсан нэвтрэлтүүдийн түүхийг урсгалаар татна',
  'sso.sessions.users.list': 'Нэг хүний нэвтрэлтүүд',
  'sso.sessions.delete': 'Нэвтрэлтийг таслана',
  'sso.sessions.users.delete': 'Хүний бүх нэвтрэлтийг таслана; дуудагчийн ашиглаж буй нь үлдэнэ',
}
