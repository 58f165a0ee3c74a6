/** What each operation does, in Mongolian; in English, its route says it. */
export const operations = {
  'dashboard.read': 'Сүүлийн 14 хоногийн тоо, анхаарах зүйлс, дуудагчийн эрхийн хүрээнд',
}
